import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { requireShownListingId } from '#listings';
import {
  atomically,
  type Caller,
  type Database,
  isRobot,
  recordEvent,
  requireOwnId,
  thisMoment,
} from '#platform';
import { homeViewed } from '../saved-events.ts';
import type { ViewWindow } from './view-window.ts';
import { countView, keepView } from './viewed-home-store.ts';

interface ViewKeeping {
  db: Database;
  window: ViewWindow;
}

/**
 * Where a view comes from; used to tell one visitor's reload from another visitor, never stored.
 */
interface ViewOrigin {
  address: string;
  userAgent: string | undefined;
}

/**
 * Counts a view of a home's page, at most one per visitor or person in 30 minutes, and none by
 * robots; saves the home as recently viewed for people who are signed in, nothing about visitors
 * . Refuses another person's id, a home that is not shown (listing-not-found).
 */
export async function saveHomeView(
  { db, window }: ViewKeeping,
  body: BodyOf<typeof savedEndpoints.saveHomeView>,
  caller: Caller | null,
  origin: ViewOrigin,
): Promise<AnswerOf<typeof savedEndpoints.saveHomeView>> {
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
    const viewId = await keepView(tx, { personId, listingId });
    if (viewId === null) return { counted: false };
    await countView(tx, listingId, today);
    await recordEvent(tx, homeViewed, { personId, listingId, viewId });
    return { counted: true };
  });
}
