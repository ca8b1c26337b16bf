import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#platform';
import * as accounts from './index.ts';
import { accountPaths } from './paths.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'answer' in value;

const endpoints = Object.entries(accounts)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, themes]) => Object.entries(themes as object))
  .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));

describe.each(endpoints)('%s', (_name, endpoint) => {
  test('has an example that is an answer', () => {
    const parsed = endpoint.answer.safeParse(endpoint.example);
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(parsed.data).toEqual(endpoint.example);
  });

  test('checks the parameters of its path', () => {
    expect(/\{/.test(endpoint.path)).toBe(endpoint.params !== undefined);
  });
});

test('every path is some call’s, and no call is there twice', () => {
  const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
  const served = new Set(endpoints.map(([, { path }]) => path));
  expect(Object.values(accountPaths).filter((path) => !served.has(path))).toEqual([]);
});
