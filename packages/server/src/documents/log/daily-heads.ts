import { dateAfter, localDate, localInstants } from '@homestead/contract/platform';
import { atomically, type DatabaseTransaction, type Services, sha256 } from '#platform';
import { findFirstEventAt, findNewestDay, insertDay, selectDay } from './event-store.ts';

/** Events are committed within this time after their instant. */
const SETTLED_MS = 60 * 60 * 1000;

/**
 * Closes each local day that is over: one hash over the day before and the hashes of the day's
 * events. Publishing it makes later changes of the log visible outside of the database.
 * Returns the days that were closed. What has to happen once for a day is done in its commit.
 */
export async function closeDays(
  { db }: Pick<Services, 'db'>,
  now: Date,
  inCommit: (tx: DatabaseTransaction, day: ClosedDay) => Promise<unknown> = async () => undefined,
): Promise<ClosedDay[]> {
  const closed: ClosedDay[] = [];
  for (;;) {
    const day = await atomically(db, async (tx) => {
      const newest = await findNewestDay(tx);
      const first = newest ? null : await findFirstEventAt(tx);
      const next = newest ? dateAfter(dayOf(newest.day), 1) : first && localDate(first);
      if (!next) return null;
      const span = daySpan(next);
      if (span.to.getTime() + SETTLED_MS > now.getTime()) return null;
      const hashes = await selectDay(tx, span);
      const previous = newest?.head ?? null;
      const head = sha256(
        Buffer.concat([previous ?? Buffer.alloc(0), Buffer.from(next), ...hashes]),
      );
      const stored = { day: next, events: hashes.length, previous, head };
      if (!(await insertDay(tx, stored))) return null;
      const one = { day: next, events: hashes.length, head: head.toString('hex') };
      await inCommit(tx, one);
      return one;
    });
    if (!day) return closed;
    closed.push(day);
  }
}

export interface ClosedDay {
  day: string;
  events: number;
  head: string;
}

/** A date of the database is read as a text. */
const dayOf = (day: unknown): string => String(day).slice(0, 10);

function daySpan(day: string): { from: Date; to: Date } {
  const startOf = (of: string) => localInstants(of, '00:00')[0] ?? new Date(`${of}T06:00:00Z`);
  return { from: startOf(day), to: startOf(dateAfter(day, 1)) };
}
