import { expect, test } from 'vitest';
import { sealFailureText } from './sealing-words.ts';

const sealFailure = { at: '2026-11-27T21:00:00.000Z', tries: 2, why: 'upload' } as const;

test('a failed seal says why, and what those can do who may', () => {
  expect(sealFailureText({ sealFailure: null, abilities: [] })).toBeNull();
  const said = sealFailureText({ sealFailure, abilities: ['seal', 'void'] });
  expect(said).toMatch(/^Everyone has signed, but sealing failed twice, last on .+2026/);
  expect(said).toContain('An uploaded PDF can’t be read.');
  expect(said).toContain('Try sealing again, or void the envelope.');
  const reader = sealFailureText({ sealFailure: { ...sealFailure, why: 'other' }, abilities: [] });
  expect(reader).not.toContain('void');
});
