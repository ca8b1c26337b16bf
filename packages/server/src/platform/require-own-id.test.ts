import { describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { requireOwnId } from './require-own-id.ts';

const OWN = '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d10';
const OTHER = '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d11';
const NOBODY = '00000000-0000-0000-0000-000000000000';
const caller = { personId: OWN } as Caller;

describe('a userid in a payload', () => {
  it.each([undefined, null, '', NOBODY])('%s means the caller', (userid) => {
    expect(requireOwnId(userid, null)).toBeNull();
    expect(requireOwnId(userid, caller)).toBe(OWN);
  });

  it('of the caller is accepted, in any case', () => {
    expect(requireOwnId(OWN, caller)).toBe(OWN);
    expect(requireOwnId(OWN.toUpperCase(), caller)).toBe(OWN);
  });

  it.each([
    ['another person', OTHER, caller],
    ['a person, by a visitor', OWN, null],
    ['nothing there is', 'nonsense', caller],
  ])('of %s is refused', (_whose, userid, who) => {
    expect(() => requireOwnId(userid, who)).toThrow(expect.objectContaining({ status: 403 }));
  });
});
