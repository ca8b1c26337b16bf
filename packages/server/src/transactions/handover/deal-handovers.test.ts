import { expect, test } from 'vitest';
import { openListingOffice } from '../../../test/listing-office.ts';

const { app, as, complete, makeDraft, startFile, submit } = await openListingOffice();
const { pool } = app.database;

interface Handover {
  held: { name: string; count: number }[];
  candidates: { id: string }[];
}
const heldBy = async (id: string): Promise<Handover> =>
  (await app.get(`users/${id}/handover`, null, as.admin)).body.data;
const counts = async (id: string) =>
  Object.fromEntries((await heldBy(id)).held.map(({ name, count }) => [name, count]));
const leave = (Id: string, handOverTo?: string) =>
  app.post('AdminUserApp/DeleteUser', { Id, handOverTo }, as.admin);
const rowsOf = async (table: string) =>
  (await pool.query(`select number, agent_id, co_agent_id, version from ${table} order by number`))
    .rows;
const newAgent = (given: object = {}) => app.makePerson({ role: 'agent', ...given });

/** Offers of the agent’s: a draft, one that waits, one that was rejected. */
async function threeOffers(agentId: string) {
  const [draft, open, over] = [await makeDraft(), await makeDraft(), await makeDraft()];
  for (const id of [open, over]) {
    await app.put(`offers/${id}`, { version: 1, ...complete }, as.agent);
    expect((await submit(id, as.agent)).status).toBe(200);
  }
  await pool.query("update offer set state = 'rejected' where number = $1", [over]);
  await pool.query('update offer set agent_id = $1', [agentId]);
  return { draft, open, over };
}

test('the preview counts the open offers and listing files of someone who leaves, and they are handed over', async () => {
  const [leaving, next] = [await newAgent(), await newAgent()];
  const { draft, open, over } = await threeOffers(leaving.id);
  const file = await startFile();
  await pool.query('update listing_file set agent_id = $1', [leaving.id]);
  expect(await counts(leaving.id)).toEqual({ offers: 2, 'listing-files': 1 });
  expect((await heldBy(leaving.id)).candidates.map(({ id }) => id)).toContain(next.id);
  const refused = await leave(leaving.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'handover-needed']);

  expect((await leave(leaving.id, next.id)).status).toBe(200);
  expect((await rowsOf('offer')).map(({ number, agent_id }) => [number, agent_id])).toEqual([
    [draft, next.id],
    [open, next.id],
    [over, leaving.id],
  ]);
  expect(await rowsOf('listing_file')).toMatchObject([{ agent_id: next.id }]);
  expect(await counts(next.id)).toEqual({ offers: 2, 'listing-files': 1 });
  const history = async (path: string) =>
    (await app.get(`${path}/history`, {}, as.admin)).body.data;
  for (const path of [`offers/${open}`, `listing-files/${file.id}`]) {
    const [change] = await history(path);
    expect(change.fields, path).toMatchObject([{ field: 'agent_id' }]);
  }
  expect((await app.get(`offers/${open}`, {}, await app.signIn(next))).status).toBe(200);
});

test('an accepted offer goes along while its deal is open, and a co-agent doesn’t get their own place twice', async () => {
  const [leaving, next] = [await newAgent(), await newAgent()];
  const { draft, open } = await threeOffers(leaving.id);
  await pool.query("update offer set state = 'accepted', agent_id = $2 where number = $1", [
    open,
    next.id,
  ]);
  await pool.query('update offer set co_agent_id = $1 where number = $2', [leaving.id, open]);
  await pool.query('update offer set co_agent_id = $1 where number = $2', [next.id, draft]);
  expect(await counts(leaving.id)).toEqual({ offers: 1 });
  await pool.query(
    "insert into deal (offer_id, home_key, opened_at) select id, 'home', now() from offer where number = $1",
    [open],
  );
  expect(await counts(leaving.id)).toEqual({ offers: 2 });
  expect((await leave(leaving.id, next.id)).status).toBe(200);
  const moved = (await rowsOf('offer')).filter(({ number }) => [draft, open].includes(number));
  const alone = { agent_id: next.id, co_agent_id: null };
  expect(moved).toMatchObject([alone, alone]);
});

test('they go to those who may take leads and write offers, with a license that hasn’t lapsed', async () => {
  const [leaving, concierge, client, lapsed] = [
    await newAgent(),
    await app.makePerson({ role: 'concierge' }),
    await app.makePerson({ role: 'client' }),
    await newAgent({ license_expires_on: '2020-01-01' }),
  ];
  await threeOffers(leaving.id);
  for (const { id } of [concierge, client, lapsed]) {
    expect((await heldBy(leaving.id)).candidates.map((one) => one.id)).not.toContain(id);
    expect((await leave(leaving.id, id)).body.code).toBe('cannot-take-over');
  }
  expect(await counts(leaving.id)).toEqual({ offers: 2 });
});
