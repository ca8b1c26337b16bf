import { randomUUID } from 'node:crypto';
import * as transactions from '@homestead/contract/transactions';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { everyCall } from '../../test/access/every-call.ts';
import type { SignedIn } from '../../test/accounts-app.ts';
import { openOfferOffice } from '../../test/offer-office.ts';

const { app, as, complete, makeDraft, detailsOf, submit } = await openOfferOffice();
const { db } = app.database;

/** Who reads offers and listing files, but doesn't write them. */
const viewers = {
  accounting: 'internal-accounting-team',
  'a viewer of their team': 'internalseller',
  'a viewer of all': 'internal-concierge',
} as const;
type Viewer = keyof typeof viewers;
const who = {} as Record<Viewer, SignedIn>;

beforeAll(async () => {
  await sql`update role set requires_two_step = false`.execute(db);
  await app.database.asOwner(`
    delete from role_grant where permission_key = 'transactions'
      and role_key in ('internalseller', 'internal-concierge');
    insert into role_grant (role_key, permission_key) values ('internal-concierge', 'transaction');
    update role set grants_version = grants_version + 1`);
  for (const [name, role] of Object.entries(viewers)) {
    who[name as Viewer] = await app.signIn(await app.makePerson({ role }));
  }
});

const ofRoom = new Set(
  Object.values(transactions as Record<string, unknown>).flatMap((group) =>
    typeof group === 'object' && group !== null ? Object.values(group) : [],
  ),
);
const withAccess = (wanted: object) =>
  [...everyCall].filter(
    ([, { access, ...endpoint }]) =>
      ofRoom.has(everyCall.get(`${endpoint.method} ${endpoint.path}`)) && access === wanted,
  );
const writes = withAccess(transactions.transactionWriting);
const reads = withAccess(transactions.transactionReading);

async function ask(call: string, person: SignedIn, body: object = {}) {
  const [method = '', path = ''] = call.split(' ');
  const answer = await app.app.inject({
    method: method as 'GET' | 'POST' | 'PUT',
    url: `/api/v1/${path.replace(/\{\w+\}/g, '1')}`,
    headers: {
      authorization: `Bearer ${person.jwtToken}`,
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
    },
    ...(method !== 'GET' && { payload: body }),
  });
  return { status: answer.statusCode, ...answer.json() };
}

test('every call of the room that isn’t a GET needs Transactions, except public calls and two lists’', () => {
  const rest = [...everyCall].filter(
    ([name, endpoint]) =>
      ofRoom.has(endpoint) && endpoint.method !== 'GET' && !writes.some(([one]) => one === name),
  );
  const open = rest.filter(
    ([, { access }]) =>
      access.kind === 'public' ||
      (access.kind === 'permission' &&
        ['transactioncontacts', 'reference-lists'].includes(String(access.anyOf))),
  );
  expect(rest.filter((one) => !open.includes(one)).map(([name]) => name)).toEqual([]);
  expect(writes.length).toBeGreaterThan(30);
});

test.each(Object.keys(viewers) as Viewer[])(
  '%s reads, and is refused every write',
  async (name) => {
    for (const [call] of reads.filter(([one]) => one.startsWith('GET'))) {
      expect((await ask(call, who[name])).status, call).not.toBe(403);
    }
    for (const [call] of writes) {
      expect(await ask(call, who[name]), call).toMatchObject({
        status: 403,
        code: 'not-permitted',
      });
    }
  },
);

test('the right person is let in to every write', async () => {
  for (const [call] of writes) {
    expect((await ask(call, as.agent)).code, call).not.toBe('not-permitted');
  }
});

test('accounting sees every offer without anything to do, and can’t accept one', async () => {
  const id = await makeDraft();
  await app.put(`offers/${id}`, { version: 1, ...complete }, as.agent);
  expect((await submit(id, as.agent)).status).toBe(200);
  const { abilities, version, state } = await detailsOf(id, who.accounting);
  expect({ abilities, state }).toEqual({ abilities: [], state: 'submitted' });
  const list = (await app.get('offers', {}, who.accounting)).body;
  expect(list).toMatchObject({ data: [{ id }], abilities: [] });
  for (const [call, body] of [
    [`POST Transaction/OfferAcceptedById`, { id }],
    [`POST offers/${id}/state`, { version, state: 'rejected' }],
    [`POST offers/${id}/approvals`, { number: 1, side: 'seller', name: 'Ann Lee' }],
  ] as const) {
    expect(await ask(call, who.accounting, body), call).toMatchObject({ status: 403 });
  }
  expect(await ask(`GET Transaction/OfferAcceptedById?id=${id}`, who.accounting)).toMatchObject({
    status: 403,
  });
  expect((await detailsOf(id, as.agent)).state).toBe('submitted');
  expect((await detailsOf(id, as.agent)).abilities).toContain('accepted');
});

test('a listing file has nothing to do for those who only read it', async () => {
  const file = { propertyAddress: '5113 Cass St', county: 'Douglas', stateOrProvince: 'NE' };
  const made = await ask('POST listing-files', as.agent, file);
  expect(made.status).toBe(200);
  const { id } = made.data;
  const seen = await ask(`GET listing-files/${id}`, who.accounting);
  expect(seen.data.abilities).toEqual([]);
  const compared = await ask(`GET listing-files/${id}/comparison`, who.accounting);
  expect(compared).toMatchObject({ status: 200, data: { offers: [] } });
  const seller = await ask(`GET listing-files/${id}/seller`, who.accounting);
  expect(seller.data.abilities).toEqual([]);
  const { data } = await ask(`GET listing-files/${id}/history`, who.accounting);
  expect(data.flatMap(({ abilities }: { abilities: string[] }) => abilities)).toEqual([]);
});
