import type { Endpoint } from '@homestead/contract/platform';
import fc from 'fast-check';
import { allEndpoints } from '../all-endpoints.ts';
import { leavesOf, replaced, validInput } from '../valid-input.ts';
import { Dice } from './dice.ts';
import { hostileJson, hostileQueryText } from './hostile-values.ts';
import { type Parts, spoilTransport } from './spoil-transport.ts';

export const callerNames = ['visitor', 'client', 'agent', 'super-admin'] as const;
export type CallerName = (typeof callerNames)[number];

/** One request of a run, made again from the same seed and index. */
export interface FuzzRequest extends Parts {
  index: number;
  call: string;
  caller: CallerName;
}

/** Requests that are no call: pages, files, streams, documents. */
const others = [
  '/',
  '/homepage',
  '/property-list',
  '/property-list?city=Omaha&pricemin=1e9',
  '/property-detail/22600001',
  '/login',
  '/contactus',
  '/compare',
  '/maps',
  '/settings',
  '/users',
  '/sitemap.xml',
  '/robots.txt',
  '/openapi.json',
  '/api-docs',
  '/healthz',
  '/readyz',
  '/live',
  '/assets/none.js',
  '/photos/none',
  '/people-photos/none',
  '/.well-known/security.txt',
  '/api',
  '/api/v1',
  '/api/v1/None/None',
];

/** Marks the place of a hostile value in JSON text. */
const SLOT = '<slot>';
const publicEndpoints = allEndpoints.filter(({ access }) => access.kind === 'public');
const arbitraries = new Map<Endpoint, fc.Arbitrary<unknown>>();

/**
 * `known` are ids that exist, gathered from earlier answers; `ownIds` are the callers' own.
 */
export function makeRequest(
  seed: number,
  index: number,
  known: readonly string[],
  ownIds: ReadonlyMap<CallerName, string>,
): FuzzRequest {
  const dice = new Dice(seed, index);
  const caller = dice.pick(callerNames);
  if (dice.chance(0.06)) {
    const path = dice.pick(others);
    const parts = {
      method: 'GET',
      target: path,
      headers: [],
      body: null,
      ending: 'whole',
    } as const;
    return {
      ...spoilTransport({ ...parts, headers: [] }, dice),
      index,
      caller,
      call: `GET ${path}`,
    };
  }
  const endpoint = dice.pick(
    caller === 'visitor' && dice.chance(0.7) ? publicEndpoints : allEndpoints,
  );
  const own = ownIds.get(caller);
  const ids = () => (own && dice.chance(0.4) ? own : dice.pick(known));
  const input = () => thinned(withLikelyValues(inputOf(endpoint, seed + index), ids, dice), dice);
  const path = pathOf(endpoint, ids, dice);
  const parts: Parts = endpoint.body
    ? {
        method: endpoint.method,
        target: path,
        headers: [['content-type', 'application/json']],
        body: Buffer.from(bodyText(input(), dice), 'utf8'),
        ending: 'whole',
      }
    : {
        method: endpoint.method,
        target: path + (endpoint.query ? queryText(input(), dice) : ''),
        headers: [],
        body: null,
        ending: 'whole',
      };
  if (dice.chance(0.15)) parts.headers.push(['idempotency-key', `key-${dice.below(200)}`]);
  const call = `${endpoint.method} ${endpoint.path}`;
  return { ...spoilTransport(parts, dice), index, caller, call };
}

/** Input that the call takes; its generator is made once per call. */
function inputOf(endpoint: Endpoint, seed: number): unknown {
  const schema = endpoint.body ?? endpoint.query;
  if (!schema) return {};
  const arbitrary = arbitraries.get(endpoint) ?? validInput(schema, []);
  arbitraries.set(endpoint, arbitrary);
  return fc.sample(arbitrary, { seed, numRuns: 1 })[0];
}

function pathOf({ path }: Endpoint, ids: () => string, dice: Dice): string {
  const filled = path.replace(/\{\w+\}/g, () =>
    dice.chance(0.7) ? encodeURIComponent(ids()) : hostileQueryText(dice).slice(0, 400),
  );
  return `/api/v1/${filled}`;
}

/** What fields take beyond their schema, so that a request fails at the one value it is about. */
const likely: readonly [name: RegExp, value: unknown][] = [
  [/password$/i, 'Prairie-Rose-7'],
  [/email$/i, 'ann.baker@example.com'],
  [/first_?name$/i, 'Ann'],
  [/last_?name$/i, 'Baker'],
  [/phone$/i, '4025550100'],
  [/^state/i, 'NE'],
  [/zip$/i, '68132'],
  [/^city$/i, 'Omaha'],
  [/^country$/i, 'USA'],
  [/(date|_on|birth)/i, '1990-01-31'],
  [/size$/i, 'M'],
  [/^role$/i, 'agent'],
];

function withLikelyValues(input: unknown, ids: () => string, dice: Dice): unknown {
  return leavesOf(input).reduce((so, path) => {
    const name = path.at(-1) ?? '';
    if (/id$/i.test(name)) return dice.chance(0.6) ? replaced(so, path, ids()) : so;
    if (name === 'version') return replaced(so, path, 1 + dice.below(3));
    const value = likely.find(([pattern]) => pattern.test(name))?.[1];
    return value !== undefined && dice.chance(0.8) ? replaced(so, path, value) : so;
  }, input);
}

/** Half of the inputs lose some or most of their fields, as many are optional. */
function thinned(input: unknown, dice: Dice): unknown {
  if (typeof input !== 'object' || input === null || dice.chance(0.5)) return input;
  const share = dice.pick([0.2, 0.5, 0.8]);
  return Object.fromEntries(Object.entries(input).filter(() => dice.chance(share)));
}

function bodyText(input: unknown, dice: Dice): string {
  if (dice.chance(0.35)) return JSON.stringify(input);
  if (dice.chance(0.06)) return hostileJson(dice);
  if (dice.chance(0.04)) return nested(dice.pick([10, 31, 32, 33, 5000, 100_000]));
  const spoiled = replaced(input, dice.pick(leavesOf(input)) ?? [], SLOT);
  const value = hostileJson(dice);
  const text = JSON.stringify(spoiled).replace(JSON.stringify(SLOT), () => value);
  if (dice.chance(0.05)) return text.replace('{', `{"__proto__":${hostileJson(dice)},`);
  if (dice.chance(0.05)) return text.replace(/\{("[^"]+"):/, `{$1:${hostileJson(dice)},$1:`);
  if (dice.chance(0.03)) return text.slice(0, dice.below(text.length));
  if (dice.chance(0.02)) return `\ufeff${text}`;
  return text;
}

function nested(depth: number): string {
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

function queryText(input: unknown, dice: Dice): string {
  const pairs = Object.entries(Object(input)).map(
    ([name, one]) => `${name}=${encodeURIComponent(String(one).toWellFormed())}`,
  );
  const at = dice.below(Math.max(1, pairs.length));
  const name = pairs[at]?.split('=')[0] ?? 'x';
  if (dice.chance(0.5)) pairs[at] = `${name}=${hostileQueryText(dice)}`;
  if (dice.chance(0.1)) pairs.push(`${name}=${hostileQueryText(dice)}`);
  if (dice.chance(0.05)) pairs.push(`${name}[]=1`, `${name}[a]=1`, '__proto__=1');
  return `?${pairs.join('&')}`;
}
