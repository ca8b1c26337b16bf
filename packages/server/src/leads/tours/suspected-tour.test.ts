import { randomUUID } from 'node:crypto';
import { leadEndpoints, tourRequestEndpoints } from '@homestead/contract/leads';
import { FORM_GUARD_HEADER } from '@homestead/contract/platform';
import { expect, test } from 'vitest';
import { formOpened } from '../../../test/form-opened.ts';
import { createTourApp, tourForm } from '../../../test/tour-app.ts';

const { app, ask } = await createTourApp();
const { pool } = app.database;

const send = (guard: string, key: string = randomUUID(), given: object = {}) =>
  app.post(leadEndpoints.requestTour.path, tourForm(given), {
    headers: { [FORM_GUARD_HEADER]: guard, 'idempotency-key': key },
  });
const opened = (secondsAgo: number) => formOpened(app.services, secondsAgo);
const admin = async () => app.signIn(await app.makePerson({ role_key: 'admin' }));
const mailKinds = async () =>
  (await pool.query('select kind from mail_message order by kind')).rows.map(({ kind }) => kind);
const list = async (as: Awaited<ReturnType<typeof admin>>) =>
  (await app.get(tourRequestEndpoints.listTourRequests.path, {}, as)).body.data;
const events = async () =>
  (await pool.query("select payload from event_outbox where type = 'leads.tour-requested'")).rows;
const clear = (id: string, version: number, as: Awaited<ReturnType<typeof admin>> | null) =>
  app.post(`tour-requests/${id}/clear`, { version }, as);
const told = ['leads.tour-requested', 'leads.tour-wanted'];

test.each([
  ['sent within three seconds', () => opened(1)],
  ['with its decoy filled in', () => `${opened(60)};filled`],
])('a request %s is answered alike, stored, and emailed to nobody', async (_what, guard) => {
  const usual = await ask(tourForm());
  await app.database.empty('mail_message', 'event_outbox', 'tour_request');
  const key = randomUUID();
  const { status, body } = await send(guard(), key);
  expect([status, body]).toEqual([usual.status, usual.body]);
  expect((await send(opened(60), key)).body).toEqual(body);
  expect(await mailKinds()).toEqual([]);
  expect(await events()).toEqual([]);
  expect(await list(await admin())).toMatchObject([
    { name: 'Eve Tester', isSuspected: true, abilities: ['clear'] },
  ]);
});

test('a request that a person took their time for is not suspected', async () => {
  await send(opened(10));
  expect(await mailKinds()).toEqual(told);
  expect(await list(await admin())).toMatchObject([{ isSuspected: false, state: 'requested' }]);
});

test('staff clear a suspected request: emails and event follow, once, and history says who', async () => {
  const staff = await admin();
  await send(`${opened(9)};filled`);
  const [{ id, version, startsAt }] = await list(staff);
  const { status, body } = await clear(id, version, staff);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id,
    isSuspected: false,
    abilities: ['confirm', 'propose', 'decline'],
    startsAt,
    version: 2,
  });
  expect(await mailKinds()).toEqual(told);
  expect(await events()).toEqual([
    { payload: { tourRequestId: id, mlsNumber: 'T1', personId: null } },
  ]);
  expect(await clear(id, version, staff)).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  expect((await clear(id, 2, staff)).status).toBe(200);
  expect(await mailKinds()).toEqual(told);
  const { rows } = await pool.query(
    `select what, before, after, changed_by is not null as has_author from record_change
     where record_kind = 'leads.tour-request' and record_id = $1`,
    [id],
  );
  const [before, after] = [{ is_suspected: true }, { is_suspected: false }];
  expect(rows).toEqual([{ what: 'cleared', before, after, has_author: true }]);
});

test('only staff who assign leads clear a request, and only one that exists', async () => {
  await send(';filled');
  const [{ id, version }] = await list(await admin());
  expect((await clear(id, version, null)).status).toBe(401);
  for (const role_key of ['client', 'agent']) {
    const person = await app.signIn(await app.makePerson({ role_key }));
    expect((await clear(id, version, person)).status).toBe(403);
  }
  expect(await clear(randomUUID(), 1, await admin())).toMatchObject({
    status: 404,
    body: { code: 'tour-request-not-found' },
  });
  expect(await mailKinds()).toEqual([]);
});

test('nobody is emailed about a request whose contact was erased', async () => {
  const staff = await admin();
  await send(';filled');
  const [{ id, version }] = await list(staff);
  await pool.query(`update tour_request set email = id || '@erased.invalid'`);
  expect((await clear(id, version, staff)).status).toBe(200);
  expect(await mailKinds()).toEqual([]);
});

test('the consent and the page of a suspected request count once it is cleared', async () => {
  const staff = await admin();
  const given = { page: '/singleproduct/T1', marketingTextConsent: true };
  await send(`${opened(9)};filled`, randomUUID(), given);
  const consents = async () =>
    (await pool.query('select kind, page, ip_address from consent order by id')).rows;
  const before = (await consents()).length;
  const [{ id, version }] = await list(staff);
  await clear(id, version, staff);
  expect((await consents()).slice(before)).toEqual([
    { kind: 'marketing', page: '/singleproduct/T1', ip_address: '127.0.0.1' },
  ]);
  const { rows } = await pool.query('select origin from tour_request where id = $1', [id]);
  expect(rows).toEqual([{ origin: null }]);
});
