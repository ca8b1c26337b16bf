import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openListingOffice } from '../../../test/listing-office.ts';
import { remindOfOffers } from '../offers/remind-of-offers.ts';

const { app, db, as, agent, neighbor, keyed, startFile, confirm, offerOfBuyer, answer } =
  await openListingOffice();

/** What someone is notified of: the state or the reminder, and where it leads. */
async function told(personId: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string; path: string; facts: { state?: string } }>`
    select kind, path, facts from notification where person_id = ${personId}
      and kind like 'offer-%' order by created_at, id`.execute(db);
  await sql`delete from notification where person_id = ${personId}`.execute(db);
  return rows.map(({ kind, path, facts }) => `${facts.state ?? kind} ${path}`);
}
const remind = (at: string) =>
  remindOfOffers(app.services, new Date(at), new AbortController().signal);

test('the listing agent gets news of the offers of a colleague’s buyer', async () => {
  const { id } = await startFile();
  await confirm(id);
  await told(agent.id);
  const offer = await offerOfBuyer();
  const comparison = `/listing-files/${id}/compare`;
  expect(await told(agent.id)).toEqual([`submitted ${comparison}`]);
  await told(neighbor.id);
  await remind('2031-06-02T21:01:00Z');
  expect(await told(agent.id)).toEqual([`offer-expiring ${comparison}`]);
  expect(await told(neighbor.id)).toEqual([`offer-expiring /transaction/${offer}`]);
  expect((await answer(id, offer, 'rejected')).status).toBe(200);
  expect(await told(agent.id)).toEqual([]);
  expect(await told(neighbor.id)).toEqual([`rejected /transaction/${offer}`]);
});

test('there is no news before a broker confirmed the file, of drafts, or for who has a buyer', async () => {
  const { id } = await startFile();
  await told(agent.id);
  await offerOfBuyer();
  expect(await told(agent.id)).toEqual([]);
  await confirm(id);
  const made = await app.post('Transaction/CreateNewOffer', {}, as.neighbor);
  const { id: draft, version } = made.body.data;
  const home = { version, propertyAddress: '5112 Cass St, Omaha, NE 68132' };
  const saved = await app.put(`offers/${draft}`, home, as.neighbor);
  const body = { version: saved.body.data.version, state: 'withdrawn' };
  expect((await app.post(`offers/${draft}/state`, body, keyed(as.neighbor))).status).toBe(200);
  expect(await told(agent.id)).toEqual([]);
  const own = await app.post('Transaction/CreateNewOffer', {}, as.agent);
  await app.put(
    `offers/${own.body.data.id}`,
    { ...home, version: own.body.data.version },
    as.agent,
  );
  await offerOfBuyer();
  expect(await told(agent.id)).toEqual([]);
});
