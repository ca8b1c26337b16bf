import { atomically, type Database, recordEvent } from '#platform';
import { lockFeedWriting } from './feed-lock.ts';
import { bumpFeedVersion } from './listing-batch-store.ts';
import { findOverdueListings, refreshNextOpenHouses } from './open-house-store.ts';

const BATCH = 1000;

/** Moves on to the next open house wherever the one shown is over; answers how many listings. */
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
      await recordEvent(tx, {
        type: 'listings.feed-changed',
        payload: { feed: null, version, changed: count, removed: 0 },
      });
      return count;
    });
    total += changed;
    if (changed < BATCH) return total;
  }
}
