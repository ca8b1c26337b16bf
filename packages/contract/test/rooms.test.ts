import { describe, expect, it } from 'vitest';
import * as accountCalls from '../src/accounts/calls.ts';
import * as accountDeskCalls from '../src/accounts/desk-calls.ts';
import * as accounts from '../src/accounts/index.ts';
import * as calendarCalls from '../src/calendar/calls.ts';
import * as calendar from '../src/calendar/index.ts';
import * as feedCalls from '../src/feed/calls.ts';
import * as feed from '../src/feed/index.ts';
import * as leadCalls from '../src/leads/calls.ts';
import * as deskCalls from '../src/leads/desk-calls.ts';
import * as leads from '../src/leads/index.ts';
import * as listingCalls from '../src/listings/calls.ts';
import * as listings from '../src/listings/index.ts';
import * as messagingCalls from '../src/messaging/calls.ts';
import * as messaging from '../src/messaging/index.ts';
import * as neighborhoodCalls from '../src/neighborhood/calls.ts';
import * as neighborhood from '../src/neighborhood/index.ts';
import { platformRefusals } from '../src/platform/index.ts';
import * as savedCalls from '../src/saved/calls.ts';
import * as saved from '../src/saved/index.ts';
import * as transactionCalls from '../src/transactions/calls.ts';
import * as transactions from '../src/transactions/index.ts';
import { endpointsOf } from './endpoints.ts';

type Refusals = Readonly<Record<string, { status: number; sentence: string }>>;

const rooms: [name: string, endpoints: object, calls: object, refusals: Refusals][] = [
  ['accounts', accounts, { ...accountCalls, ...accountDeskCalls }, accounts.accountRefusals],
  ['calendar', calendar, calendarCalls, calendar.calendarRefusals],
  ['feed', feed, feedCalls, feed.feedRefusals],
  ['leads', leads, { ...leadCalls, ...deskCalls }, leads.leadRefusals],
  ['listings', listings, listingCalls, listings.listingRefusals],
  ['messaging', messaging, messagingCalls, messaging.messagingRefusals],
  ['neighborhood', neighborhood, neighborhoodCalls, neighborhood.neighborhoodRefusals],
  ['saved', saved, savedCalls, saved.savedRefusals],
  ['transactions', transactions, transactionCalls, transactions.transactionRefusals],
];

/** Forms that only the holder of a secret link can send. */
const byLink = [
  ...['client-offer/approval', 'client-offer/question'],
  ...['seller-offers/wish', 'seller-offers/question'],
];

describe.each(rooms)('%s', (_room, door, calls) => {
  const endpoints = endpointsOf(door);

  it.each(endpoints)('%s has a valid example answer', (_name, endpoint) => {
    const parsed = endpoint.answer.safeParse(endpoint.example);
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(parsed.data).toEqual(endpoint.example);
  });

  it.each(endpoints.filter(([, { exampleBody }]) => exampleBody !== undefined))(
    '%s has a valid example body',
    (_name, { body, exampleBody }) => {
      expect(body?.safeParse(exampleBody).error?.issues ?? []).toEqual([]);
    },
  );

  it.each(endpoints)('%s is guarded against spam if it is a form for strangers', (_name, call) => {
    const isForStrangers =
      call.access.kind === 'public' && call.isForm !== undefined && !byLink.includes(call.path);
    expect(call.isSpamGuarded !== undefined).toBe(isForStrangers);
  });

  it.each(endpoints)('%s takes its form key from a person if it needs one', (_name, call) => {
    if (call.isForm === 'keyed') expect(call.access.kind).not.toBe('public');
  });

  it.each(endpoints)('%s checks the parameters of its path', (_name, endpoint) => {
    expect(/\{/.test(endpoint.path)).toBe(endpoint.params !== undefined);
  });

  it('has the call with the name of each endpoint, and lists no call twice', () => {
    const named = endpoints.map(([name, { method, path }]) => [name, `${method} ${path}`]);
    const paths = named.map(([, call]) => String(call).toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
    expect(Object.fromEntries(named)).toEqual(Object.assign({}, ...Object.values(calls)));
  });
});

it('a specified call about leads that no document shows has an example body', () => {
  const without = endpointsOf(leads)
    .filter(([, { path, method }]) => {
      const isField = /^leads\/(?:\{id\}\/)?(?:update|assignLender)/.test(path);
      const isMessage = /^leads\/(?:send-email|SendSMStoUser)$/.test(path);
      const isTransfer = method === 'POST' && path === 'AdminUserApp/AssignLeadToAnotherAgent';
      return isField || isMessage || isTransfer;
    })
    .map(([name, { exampleBody }]) => [name, exampleBody !== undefined]);
  expect(without).toHaveLength(16);
  expect(without.filter(([, has]) => !has)).toEqual([]);
});

describe.each<[string, Refusals]>([
  ['platform', platformRefusals],
  ...rooms.map(([room, , , refusals]): [string, Refusals] => [room, refusals]),
])('the refusal of %s', (room, refusals) => {
  it.each(Object.entries(refusals))('%s has a status and a sentence', (code, refusal) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(refusal.status >= 400 && refusal.status < 600).toBe(true);
    // Some sentences of the accounts are specified and end without a period.
    expect(refusal.sentence).toMatch(room === 'accounts' ? /^[A-Z].{8,200}$/ : /^[A-Z].{8,120}\.$/);
  });
});
