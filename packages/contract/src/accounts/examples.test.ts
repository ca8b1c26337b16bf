import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#platform';
import * as lists from './calls.ts';
import * as accounts from './index.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'answer' in value;

const endpoints = Object.entries(accounts)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, themes]) => Object.entries(themes as object))
  .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));

describe.each(endpoints)('%s', (_name, endpoint) => {
  test('has a valid example answer', () => {
    const parsed = endpoint.answer.safeParse(endpoint.example);
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(parsed.data).toEqual(endpoint.example);
  });

  test('checks the parameters of its path', () => {
    expect(/\{/.test(endpoint.path)).toBe(endpoint.params !== undefined);
  });
});

test('each endpoint has the call with its name, and no call is listed twice', () => {
  const calls = endpoints.map(([name, { method, path }]) => [name, `${method} ${path}`]);
  expect(new Set(calls.map(([, call]) => call)).size).toBe(calls.length);
  expect(Object.fromEntries(calls)).toEqual(Object.assign({}, ...Object.values(lists)));
});
