import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Api, apiContext, isSignedInContext } from '#platform';
import { recordSearch, recordVisit } from './record-visit.ts';

const page = new Response('page');

async function open(given: { isSignedIn: boolean; init?: RequestInit; status?: number }) {
  const calls: [string, unknown][] = [];
  const api: Api = async (path, call) => {
    calls.push([path, JSON.parse(String(call?.body))]);
    return Response.json({ counted: true }, { status: given.status ?? 200 });
  };
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(isSignedInContext, given.isSignedIn);
  const url = new URL('https://homes.example.org/property-list?beds=3');
  const request = new Request(url, given.init);
  const args = { context, request, params: {}, url, pattern: '' };
  expect(await recordVisit(args, async () => page)).toBe(page);
  await recordSearch(args, 'Homes in Omaha: 3+ beds');
  return calls;
}

const recorded = [
  ['/api/v1/site-visits', {}],
  ['/api/v1/site-searches', { words: 'Homes in Omaha: 3+ beds' }],
];

it('records visits and searches of people who are signed in', async () => {
  expect(await open({ isSignedIn: true })).toEqual(recorded);
});

it('shows the page also when they can’t be recorded', async () => {
  expect(await open({ isSignedIn: true, status: 503 })).toEqual(recorded);
});

it.each([
  ['a visitor', { isSignedIn: false }],
  ['a page fetched ahead', { isSignedIn: true, init: { headers: { purpose: 'prefetch' } } }],
  ['a form that is sent', { isSignedIn: true, init: { method: 'POST' } }],
])('records nothing of %s', async (_what, given) => {
  expect(await open(given)).toEqual([]);
});

it('records no search that a link of another site opened', async () => {
  const init = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect(await open({ isSignedIn: true, init })).toEqual(recorded.slice(0, 1));
});
