import type { RecordSight } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openListingOffice } from '../../../test/listing-office.ts';

const office = await openListingOffice();
const { app, db, as, makeDraft, offerOfBuyer, startFile, confirm, receive } = office;

const sight = (id: number, who = as.agent) => app.get(`offers/${id}/sight`, {}, who);
const sightOf = async (id: number, who = as.agent): Promise<RecordSight> =>
  (await sight(id, who)).body.data;
const open = (id: number, who = as.agent) => app.get(`offers/${id}`, {}, who);

test('who can see an offer, with the reason, and who opened it', async () => {
  const id = await makeDraft();
  await open(id);
  await open(id);
  await open(id, as.admin);
  const { people, views } = await sightOf(id);
  expect(people[0]).toMatchObject({ name: 'Nora Lindqvist', reason: 'agent' });
  expect(people.slice(1).every(({ reason }) => reason === 'all')).toBe(true);
  // Once for each person and day.
  expect(views).toHaveLength(2);
  expect(views?.map(({ name }) => name)).toContain('Nora Lindqvist');
  expect((await sight(id, as.neighbor)).status).toBe(404);
  expect((await sight(id, as.client)).status).toBe(403);
  // What it says is what the calls do.
  await sql`update offer set co_agent_id = (select person_id from session
    where id = ${as.neighbor.sessionId}) where number = ${id}`.execute(db);
  expect((await sightOf(id)).people.map(({ reason }) => reason)).toContain('co-agent');
  expect((await open(id, as.neighbor)).status).toBe(200);
});

test('who has a buyer for the home isn’t among those who see an offer received on it', async () => {
  const file = await startFile();
  await confirm(file.id);
  const id = await receive(file.id);
  const names = async () => (await sightOf(id)).people.length;
  const before = await names();
  const mine = await offerOfBuyer();
  await sql`update offer set agent_id = (select id from person where role_key = 'admin' limit 1)
    where number = ${mine}`.execute(db);
  expect(await names()).toBe(before - 1);
  expect((await open(id, as.admin)).status).toBe(404);
});
