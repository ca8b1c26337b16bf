import { expect, test } from 'vitest';
import { connectionProblems } from './production-connections.ts';

const problemsOf = (given: Partial<Parameters<typeof connectionProblems>[0]>) =>
  connectionProblems({ PHOTO_HOSTS: ['photos.example'], ...given }).map(({ setting }) => setting);

test.each([
  'postgres://u:p@127.0.0.1/db',
  'postgres://u:p@localhost:5433/db',
  'postgres://u:p@[::1]/db',
  'postgresql://u@localhost/db?host=%2Fvar%2Frun%2Fpostgresql',
  'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/db',
  'postgres://u:p@db.example.org/db?sslmode=verify-full',
])('production takes the database at %s', (url) => {
  expect(problemsOf({ DATABASE_URL: url, MIGRATIONS_DATABASE_URL: url })).toEqual([]);
});

test.each([
  'postgres://u:p@db.example.org/db',
  'postgres://u:p@10.0.0.5/db?sslmode=require',
  'postgres://u:p@db.example.org/db?sslmode=no-verify',
  'postgres://u:p@db.example.org/db?sslmode=verify-full&sslmode=disable',
  'postgres://u:p@db.example.org/db?sslmode=disable&sslmode=verify-full',
  'postgres://u:p@localhost/db?host=db.example.org',
])('production refuses the database at %s', (url) => {
  expect(problemsOf({ DATABASE_URL: url })).toEqual(['DATABASE_URL']);
  expect(
    problemsOf({ DATABASE_URL: 'postgres://localhost/db', MIGRATIONS_DATABASE_URL: url }),
  ).toEqual(['MIGRATIONS_DATABASE_URL']);
});

test('the owner’s URL alone is refused', () => {
  expect(problemsOf({ MIGRATIONS_DATABASE_URL: 'postgres://localhost/db' })).toEqual([
    'MIGRATIONS_DATABASE_URL',
  ]);
});

test('the MLS and its tokens need https, except on this machine', () => {
  const at = (url: string) => problemsOf({ MLS_URL: url, MLS_TOKEN_URL: url });
  expect(at('http://mls.example/odata')).toEqual(['MLS_URL', 'MLS_TOKEN_URL']);
  expect(at('https://mls.example/odata')).toEqual([]);
  expect(at('http://127.0.0.1:4000/odata')).toEqual([]);
});

test('with an MLS, the hosts of its photos are named', () => {
  expect(problemsOf({ MLS_URL: 'https://mls.example', PHOTO_HOSTS: [] })).toEqual(['PHOTO_HOSTS']);
  expect(problemsOf({ PHOTO_HOSTS: [] })).toEqual([]);
});
