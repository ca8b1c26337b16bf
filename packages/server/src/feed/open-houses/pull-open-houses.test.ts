import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedMarket, openFeedMarket } from '../../../test/feed-market.ts';
import { recordMessages } from '../messages.ts';
import { openMlsSession } from '../mls/mls-session.ts';
import { startFeedRun } from '../runs/feed-run-store.ts';
import { syncFeed } from '../runs/sync-feed.ts';
import { pullOpenHouses } from './pull-open-houses.ts';

let at: FeedMarket;
beforeAll(async () => {
  at = await openFeedMarket();
});
afterAll(() => at.close());

/** A session whose MLS gives these open houses, from a resource of another name if one is given. */
async function sessionWith(
  node: Parameters<typeof openMlsSession>[0],
  rows: object[],
  resource?: { name: string; key: string; owner: string },
) {
  const { id: runId } = await startFeedRun(node.db, { source: 'Test MLS', kind: 'sync' });
  const { signal } = new AbortController();
  const session = await openMlsSession(node, { runId, signal });
  const asked: string[] = [];
  session.mls.page = async (url) => {
    asked.push(url);
    return { rows, nextLink: null, count: rows.length };
  };
  if (resource) session.offer.children.openHouses = { expand: null, resource };
  return { session, runId, asked };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('open houses that name only the ListingId, from a resource of another name, find their home', async () => {
  const node = at.nodeOf(await at.startMls({ listings: 10 }));
  await syncFeed(node);
  const { rows } = await at.database.pool.query(
    `with l as (update listing set mls_number = '1475089'
       where id = (select max(id) from listing where gone_at is null) returning id)
     update raw_record r set record = jsonb_set(record::jsonb, '{ListingId}', '"ACT1475089"')::json
     from l where r.listing_id = l.id returning l.id`,
  );
  const house = { OpenHouseStartTime: inDays(2), OpenHouseEndTime: inDays(2.1) };
  const { session, asked } = await sessionWith(
    node,
    [
      { ...house, OHKey: 'by-number', ListingId: 'ACT1475089' },
      { ...house, OHKey: 'of-nobody', ListingId: '1475089' },
      { ...house, OHKey: 'nameless' },
    ],
    { name: 'Tours', key: 'OHKey', owner: 'ListingId' },
  );
  await pullOpenHouses(node, session);
  expect(asked[0]).toContain('/Tours?');
  const written = await at.database.pool.query(
    `select listing_id as id, open_house_key as key from open_house
     where open_house_key = any(array['by-number', 'of-nobody', 'nameless'])`,
  );
  expect(written.rows).toEqual([{ id: rows[0].id, key: 'by-number' }]);
});

test('a number finds only a present home of its own, also on a page that names homes by key', async () => {
  const node = at.nodeOf(await at.startMls({ listings: 10 }));
  await syncFeed(node);
  const { rows } = await at.database.pool.query(
    `with l as (select id, listing_key as key, row_number() over (order by id) as at
       from listing where gone_at is null order by id limit 4),
     named as (update listing o set mls_number = case when l.at > 2 then '88' else '77' end,
         gone_at = case when l.at = 2 then now() end
       from l where o.id = l.id),
     told as (update raw_record r set record = jsonb_set(record::jsonb, '{ListingId}',
         case when l.at > 2 then '"88"' else '"77"' end::jsonb)::json
       from l where r.listing_id = l.id)
     select l.id, l.key from l order by l.at`,
  );
  const [present, gone, , twin] = rows;
  const house = { OpenHouseStartTime: inDays(2), OpenHouseEndTime: inDays(2.1) };
  const { session } = await sessionWith(node, [
    { ...house, OpenHouseKey: 'gone-by-key', ListingKey: gone.key },
    { ...house, OpenHouseKey: 'present-by-number', ListingId: '77' },
    { ...house, OpenHouseKey: 'twin-by-number', ListingId: '88' },
    { ...house, OpenHouseKey: 'twin-by-key', ListingKey: twin.key },
  ]);
  await pullOpenHouses(node, session);
  const written = await at.database.pool.query(
    `select listing_id as id, open_house_key as key from open_house
     where open_house_key ~ '-by-(key|number)$' order by 2`,
  );
  expect(written.rows).toEqual([
    { id: gone.id, key: 'gone-by-key' },
    { id: present.id, key: 'present-by-number' },
    { id: twin.id, key: 'twin-by-key' },
  ]);
});

test('an open house that PostgreSQL can’t hold as it is, is refused and kept', async () => {
  const node = at.nodeOf(await at.startMls({ listings: 3 }));
  const odd = { OpenHouseKey: 'O\0\ud8001', ListingKey: 'K1', OpenHouseRemarks: 'Hi\0 \udc00' };
  const { session, runId } = await sessionWith(node, [odd]);
  await pullOpenHouses(node, session);
  const { rows } = await at.database.pool.query(
    'select reason, record from refused_record where run_id = $1',
    [runId],
  );
  expect(rows).toEqual([
    {
      reason: recordMessages.noTimeSpan(),
      record: expect.objectContaining({ ListingKey: 'K1', OpenHouseRemarks: 'Hi \ufffd' }),
    },
  ]);
});
