import { atomically, type Database, recordEvent } from '#platform';
import { feedChanged } from '../feed-events.ts';
import { bumpFeedVersion } from '../intake/listing-batch-store.ts';
import { lockFeedWriting } from '../runs/feed-lock.ts';
import { findOverdueListings, refreshNextOpenHouses } from './open-house-store.ts';

const BATCH = 1000;

/**
 * Moves on to the next open house wherever the current one is over; returns the number of listings
 * changed.
 */
export async function rollOpenHouses(db: Database): Promise<number> {
  let total = 0;
  for (;;) {
    const changed = await atomically(db, async (tx) => {
      await lockFeedWriting(tx, { isAlone: true });
      const ids = await findOverdueListings(tx, BATCH);
      if (ids.length === 0) return 0;
      const count = await refreshNextOpenHouses(tx, ids);
      if (count === 0) return 0;
      const version = await bumpFeedVersion(tx);
      await recordEvent(tx, feedChanged, { feed: null, version, changed: count, removed: 0 });
      return count;
    });
    total += changed;
    if (changed < BATCH) return total;
  }
}
