import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#platform';
import * as endpoints from './endpoints.ts';
import { leadPaths } from './paths.ts';
import { leadRefusals } from './refusals.ts';

const all: Endpoint[] = Object.values(endpoints);

describe.each(all.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s',
  (_path, endpoint) => {
    it('has an example that is an answer', () => {
      expect(endpoint.answer.parse(endpoint.example)).toEqual(endpoint.example);
    });
  },
);

it('every path is some call’s', () => {
  expect(all.map(({ path }) => path).sort()).toEqual(Object.values(leadPaths).sort());
});

it.each(Object.entries(leadRefusals))(
  'the refusal %s can be read',
  (code, { status, sentence }) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(sentence).toMatch(/^[A-Z].{8,120}\.$/);
  },
);
