import { atomically, type Database } from '#platform';
import { recordSearch, recordVisit } from './visit-store.ts';

/** Records that a client opened a page; returns whether a visit began. */
export function recordSiteVisit(
  { db }: { db: Database },
  personId: string,
  at = new Date(),
): Promise<boolean> {
  return atomically(db, (tx) => recordVisit(tx, personId, at));
}

/** Records a client's search in words; returns whether it counts as another one. */
export function recordSiteSearch(
  { db }: { db: Database },
  personId: string,
  { words, at = new Date() }: { words: string; at?: Date },
): Promise<boolean> {
  return atomically(db, (tx) => recordSearch(tx, personId, { words, at }));
}
