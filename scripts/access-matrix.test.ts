import { expect, test } from 'vitest';
import { accessMatrix } from './access-matrix.ts';

const documentOf = (access: object | undefined) =>
  ({ paths: { '/api/v1/A/B': { get: { summary: 'Says b', 'x-access': access } } } }) as never;

test('a public call is open to all, a permission to those who hold it', () => {
  expect(accessMatrix(documentOf({ kind: 'public' }))).toContain(
    '| `GET /api/v1/A/B` | yes | yes |  | Says b |',
  );
  expect(accessMatrix(documentOf({ kind: 'permission', key: 'leads', reach: 'team' }))).toContain(
    '| `GET /api/v1/A/B` |  |  | leads, team | Says b |',
  );
});

test('a call without access is refused', () => {
  expect(() => accessMatrix(documentOf(undefined))).toThrow('declares no access');
});
