import type { WireTimelineItem } from '@homestead/contract/leads';
import { SEARCH_WORDS_MAX } from '@homestead/contract/saved';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { openAccounts } from '#accounts';
import { atomically } from '#platform';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, as, client, claim, send, rowsOf } = await openLeadOffice();

let lead = '';

beforeEach(async () => {
  await send({}, as.client);
  lead = String((await rowsOf('lead'))[0]?.id);
  await claim(lead, as.agent);
  await sql`delete from site_visit`.execute(db);
  await sql`delete from site_search`.execute(db);
});

const visit = async (who = as.client) => (await app.post('site-visits', {}, who)).body;
const search = async (words: string, who = as.client) =>
  (await app.post('site-searches', { words }, who)).body;
/** Moves what is stored some minutes back. */
async function wait(minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes})`;
  await sql`update site_visit set started_at = started_at - ${by}, last_at = last_at - ${by}`.execute(
    db,
  );
  await sql`update site_search set searched_at = searched_at - ${by}`.execute(db);
}
const read = (who = as.agent) => app.get(`leads/${lead}/timeline`, { groups: 'web' }, who);
const items = async () => (await read()).body.data as WireTimelineItem[];

it('keeps when a client used the site, as visits with how long they were', async () => {
  expect(await visit()).toEqual({ counted: true });
  await wait(16);
  expect(await visit()).toEqual({ counted: false });
  await wait(31);
  expect(await visit()).toEqual({ counted: true });
  expect((await items()).map(({ kind, title, body }) => [kind, title, body])).toEqual([
    ['visited-site', 'Visited the site', ''],
    ['visited-site', 'Visited the site', 'For 16 minutes'],
  ]);
});

it('keeps searches in words: a change within two minutes replaces the last', async () => {
  expect(await search('Homes in Omaha: 3+ beds')).toEqual({ counted: true });
  await wait(1);
  expect(await search('Homes in Omaha: 3+ beds, 2+ baths')).toEqual({ counted: false });
  await wait(20);
  expect(await search('Homes in Omaha: 3+ beds, 2+ baths')).toEqual({ counted: false });
  expect(await search('Homes in Elkhorn')).toEqual({ counted: true });
  const [item] = await items();
  const known = item?.folded?.map(({ title, body }) => ({ title, body }));
  // The local day may have begun between the two, whose items are then apart.
  const bodies = known?.map(({ body }) => body) ?? (await items()).map(({ body }) => body);
  expect(bodies).toEqual(['Homes in Elkhorn', 'Homes in Omaha: 3+ beds, 2+ baths']);
  expect(item?.title).toBe('Searched');
});

it('shows them to who sees the lead, and to nobody else', async () => {
  await visit();
  await search('Homes in Omaha: 3+ beds');
  expect((await read(as.neighbor)).status).toBe(404);
  expect((await read(as.client)).status).toBe(403);
  expect(JSON.stringify((await read()).body)).toContain('3+ beds');
});

it('stores nothing about staff, and refuses strangers and what isn’t a search', async () => {
  expect(await visit(as.agent)).toEqual({ counted: false });
  expect(await search('Homes in Omaha', as.agent)).toEqual({ counted: false });
  expect((await app.post('site-visits', {}, null)).status).toBe(401);
  expect((await app.post('site-searches', { words: 'Homes' }, null)).status).toBe(401);
  for (const words of ['', 7, null, 'x'.repeat(SEARCH_WORDS_MAX + 1)]) {
    const { status, body } = await app.post('site-searches', { words }, as.client);
    expect([status, body.errors[0].field]).toEqual([400, 'words']);
  }
  expect([await rowsOf('site_visit'), await rowsOf('site_search')]).toEqual([[], []]);
});

it('counts one visit and one search however many pages are opened at the same time', async () => {
  const visits = await Promise.all(Array.from({ length: 8 }, () => visit()));
  expect(visits.filter(({ counted }) => counted)).toHaveLength(1);
  const searches = await Promise.all(Array.from({ length: 8 }, () => search('Homes in Omaha')));
  expect(searches.filter(({ counted }) => counted)).toHaveLength(1);
});

it('gives them to the client with their data, and erases them with it', async () => {
  await visit();
  await search('Homes in Omaha: 3+ beds');
  const { personData } = openAccounts(app.services);
  const { saved } = await personData.exportOf(db, client.id);
  expect(saved).toMatchObject({ searches: [{ words: 'Homes in Omaha: 3+ beds' }] });
  expect(saved?.visits).toHaveLength(1);
  await atomically(db, (tx) => personData.erase(tx, [client.id]));
  expect([await rowsOf('site_visit'), await rowsOf('site_search')]).toEqual([[], []]);
});
