import { expect, test } from 'vitest';
import { accessMatrix } from './access-matrix.ts';

const documentOf = (access: object | undefined) =>
  ({ paths: { '/api/v1/A/B': { get: { summary: 'Says b', 'x-access': access } } } }) as never;

test('a public call is open to all, a permission to those who hold it', () => {
  expect(accessMatrix(documentOf({ kind: 'public' }))).toContain(
    '| `GET /api/v1/A/B` | yes | yes |  | Says b |',
  );
  expect(
    accessMatrix(documentOf({ kind: 'permission', anyOf: ['leads'], scope: 'team' })),
  ).toContain('| `GET /api/v1/A/B` |  |  | leads, team | Says b |');
});

test('a call without access is refused', () => {
  expect(() => accessMatrix(documentOf(undefined))).toThrow('declares no access');
});

test('says for every role whether it may make a call, within its scope', () => {
  const access = { kind: 'permission', anyOf: ['edit-leads'], scope: 'team' };
  const lines = accessMatrix(documentOf(access)).split('\n');
  const head = lines.find((line) => line.startsWith('| call | suad'))?.split(' | ') ?? [];
  const row = lines.filter((line) => line.startsWith('| `GET /api/v1/A/B`')).at(-1) ?? '';
  const cells = row.split(' | ').map((cell) => cell.replace(/ ?\|$/, ''));
  const of = (code: string) => cells[head.indexOf(code)];
  expect(new Set(head).size).toBe(22);
  expect(of('suad')).toBe('●');
  expect(of('co')).toBe('●');
  expect(of('ag')).toBe('');
  expect(of('cl')).toBe('');
  expect(accessMatrix(documentOf({ kind: 'public' }))).not.toContain('| ● |');
});
