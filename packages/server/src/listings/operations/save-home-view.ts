import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type Caller, type Database, recordEvent } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { isRobot } from '../kept-homes/is-robot.ts';
import type { ViewWindow } from '../kept-homes/view-window.ts';
import { countView, keepView } from '../kept-homes/viewed-home-store.ts';
import { requireShownListingId } from '../listing-detail-store.ts';
import { thisMoment } from '../reading.ts';

export interface ViewKeeping {
  db: Database;
  window: ViewWindow;
}

/** From where a view comes; used to tell one visitor's reload from another visitor, never stored. */
export interface ViewOrigin {
  address: string;
  userAgent: string | undefined;
}

/**
 * Counts a view of a home's page, at most one in 30 minutes of one visitor or person, and none of a
 * robot; keeps the home as recently viewed for whoever is signed in, nothing about a visitor
 * (decision 8). Refuses another person's id, a home that is not shown (listing-not-found).
 */
export async function saveHomeView(
  { db, window }: ViewKeeping,
  body: BodyOf<typeof listingEndpoints.saveHomeView>,
  caller: Caller | null,
  origin: ViewOrigin,
): Promise<AnswerOf<typeof listingEndpoints.saveHomeView>> {
  const personId = requireOwnId(body.userid, caller);
  const listingId = await requireShownListingId(db, body.listingid);
  if (isRobot(origin.userAgent)) return { counted: false };
  const { now, today } = thisMoment();
  if (personId === null) {
    const counted = window.admits({ ...origin, listingId }, now);
    if (counted) await countView(db, listingId, today);
    return { counted };
  }
  return atomically(db, async (tx) => {
    const counted = await keepView(tx, { personId, listingId });
    if (counted) {
      await countView(tx, listingId, today);
      const payload = { personId, listingId };
      await recordEvent(tx, { type: 'listings.home-viewed', payload });
    }
    return { counted };
  });
}
