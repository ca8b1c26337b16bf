import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#platform';
import { leadCalls, referenceCalls } from './calls.ts';
import * as referenceEndpoints from './endpoints/reference-endpoints.ts';
import * as leadEndpoints from './endpoints.ts';
import { leadRefusals } from './refusals.ts';

const endpoints = { ...leadEndpoints, ...referenceEndpoints };
const all: Endpoint[] = Object.values(endpoints);

describe.each(all.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s',
  (_path, endpoint) => {
    it('has a valid example answer', () => {
      expect(endpoint.answer.parse(endpoint.example)).toEqual(endpoint.example);
    });
  },
);

it('each endpoint has the call with its name', () => {
  const calls = Object.entries(endpoints).map(([name, { method, path }]) => [
    name,
    `${method} ${path}`,
  ]);
  expect(Object.fromEntries(calls)).toEqual({ ...leadCalls, ...referenceCalls });
});

it.each(Object.entries(leadRefusals))(
  'the refusal %s is readable',
  (code, { status, sentence }) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(sentence).toMatch(/^[A-Z].{8,120}\.$/);
  },
);
