import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedMarket, openFeedMarket } from '../../../test/feed-market.ts';
import { recordMessages } from '../messages.ts';
import { openMlsSession } from '../mls/mls-session.ts';
import { startFeedRun } from '../runs/feed-run-store.ts';
import { pullOpenHouses } from './pull-open-houses.ts';

let at: FeedMarket;
beforeAll(async () => {
  at = await openFeedMarket();
});
afterAll(() => at.close());

test('an open house that PostgreSQL can’t hold as it is, is refused and kept', async () => {
  const node = at.nodeOf(await at.startMls({ listings: 3 }));
  const { id: runId } = await startFeedRun(node.db, { source: 'test', kind: 'sync' });
  const { signal } = new AbortController();
  const session = await openMlsSession(node, { runId, signal });
  const odd = { OpenHouseKey: 'O\0\ud8001', ListingKey: 'K1', OpenHouseRemarks: 'Hi\0 \udc00' };
  session.mls.page = async () => ({ rows: [odd], nextLink: null, count: 1 });
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
