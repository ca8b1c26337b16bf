import type { WireListedLead } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { recordMessage } from '#messaging';
import { atomically } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { eraseLead } from '../inquiries/lead-person-store.ts';
import { scoreAllLeads } from './score-leads.ts';

const { app, db, as, agent, client, claim, waitingLead, rowsOf } = await openLeadOffice();

beforeEach(async () => {
  await sql`delete from viewed_home`.execute(db);
  await sql`delete from saved_home`.execute(db);
});

const ask = (who: SignedIn | null, body: object) => app.post('AdminLead/Getleads', body, who);
const names = ({ body }: { body: { data: WireListedLead[] } }) =>
  body.data.map(({ primaryContact }) => primaryContact?.firstName);
const record = async (id: string, who: SignedIn | null) =>
  app.get('AdminLead/GetleadContactDetails', { leadid: id }, who);
const scoreOf = async (id: string) => (await record(id, as.agent)).body.data.score;

async function ownLead(): Promise<string> {
  const id = await waitingLead();
  await claim(id, as.agent);
  return id;
}

async function keepHomes(visited: string): Promise<void> {
  await sql`
    insert into viewed_home (person_id, listing_id, last_viewed_at)
    select ${client.id}, id, now() - ${visited}::interval from listing`.execute(db);
}

test('counts visits, homes, favorites, replies and inquiries, each with its reason', async () => {
  const id = await ownLead();
  await sql`update lead set person_id = ${client.id} where id = ${id}`.execute(db);
  await keepHomes('2 days');
  await sql`
    insert into saved_home (person_id, listing_id, mark, marked_at)
    select ${client.id}, id, 'favorite', now() from listing where mls_number = 'Q1'`.execute(db);
  await atomically(db, (tx) =>
    recordMessage(tx, {
      ...{ channel: 'email', direction: 'in', address: 'eve@example.org' },
      ...{ subject: 'A yard', body: 'Yes, please.', about: { kind: 'lead', id } },
    }),
  );
  const before = (await rowsOf('lead'))[0];
  await scoreAllLeads({ db });
  expect(await scoreOf(id)).toEqual({
    points: 44,
    reasons: [
      { text: 'Looked at homes in the last 7 days', points: 15 },
      { text: 'Viewed 2 homes this week', points: 4 },
      { text: 'Saved 1 home in the last 30 days', points: 5 },
      { text: 'Replied once in the last 14 days', points: 10 },
      { text: 'Sent 1 inquiry in the last 30 days', points: 10 },
    ],
  });
  const after = (await rowsOf('lead'))[0];
  expect(after).toEqual({ ...before, score: 44, score_reasons: after?.score_reasons });
});

test('falls with time, and forgets spam, homes taken off the list and erased leads', async () => {
  const id = await ownLead();
  await sql`update lead set person_id = ${client.id} where id = ${id}`.execute(db);
  await keepHomes('20 days');
  await scoreAllLeads({ db });
  expect((await scoreOf(id)).points).toBe(15);
  await sql`update viewed_home set hidden_at = now()`.execute(db);
  await sql`update inquiry set is_suspected = true`.execute(db);
  await scoreAllLeads({ db });
  expect(await scoreOf(id)).toEqual({ points: 0, reasons: [] });
  await sql`update lead set score = 50, score_reasons = '[{"kind": "viewed"}]'`.execute(db);
  await atomically(db, (tx) => eraseLead(tx, id));
  await scoreAllLeads({ db });
  expect((await rowsOf('lead'))[0]).toMatchObject({ score: null, score_reasons: [] });
});

test('shows it to who sees the lead and works leads; sorts and narrows lists by it', async () => {
  const id = await ownLead();
  expect(await scoreOf(id)).toBeNull();
  await scoreAllLeads({ db });
  await sql`insert into lead (first_name, last_name, email, agent_id, score, last_inquiry_at)
    values ('Ada', 'Lee', 'ada@example.org', ${agent.id}, 80, now()),
      ('Bea', 'Lee', 'bea@example.org', ${agent.id}, null, now())`.execute(db);
  expect(names(await ask(as.agent, { getleadsortby: 'score desc' }))).toEqual([
    ...['Ada', 'Eve', 'Bea'],
  ]);
  const narrowed = (is: string, values: string[]) =>
    ask(as.agent, { conditions: [{ field: 'score', is, values }] });
  expect(names(await narrowed('at-least', ['11']))).toEqual(['Ada']);
  expect(names(await narrowed('at-most', ['10']))).toEqual(['Eve']);
  expect(names(await narrowed('empty', []))).toEqual(['Bea']);
  for (const value of ['', '-1', '1.5', '9999', 'x']) {
    const { status, body } = await narrowed('at-least', [value]);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('Score needs')]);
  }
  expect((await record(id, null)).status).toBe(401);
  expect((await record(id, as.client)).status).toBe(403);
  expect((await record(id, as.neighbor)).status).toBe(404);
  await sql`update lead set lender_id = (
    select person.id from person where role_key = 'lender' limit 1) where id = ${id}`.execute(db);
  expect((await record(id, as.lender)).body.data.score).toBeNull();
  expect((await ask(as.lender, {})).body.data[0].score).toBeNull();
  expect(await ask(as.lender, { getleadsortby: 'score' })).toMatchObject({ status: 403 });
});
