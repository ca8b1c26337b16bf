import type { WireDayItem } from '@homestead/contract/leads';
import { type Caller, holds, type Queryable, readTogether } from '#platform';
import { fullName } from '../full-name.ts';
import { daySources } from './day-sources.ts';
import { findNextTask, selectSnoozes } from './day-store.ts';
import { byUrgency, isSnoozed } from './urgency.ts';

/** How many items are shown. */
const SHOWN = 50;
/** How many each source is asked for; those that are put off are among them. */
const ASKED = 100;

/** Everything that the caller should do next, in order of urgency, also what is put off. */
export async function findDayItems(
  db: Queryable,
  caller: Caller,
  now: Date,
): Promise<WireDayItem[]> {
  const question = { caller, now, limit: ASKED };
  const found = await readTogether(db, ...daySources.map((source) => () => source(db, question)));
  return byUrgency(found.flat(), now);
}

/** The answer of My Day: what isn't put off, at most 50, and what comes after today. */
export async function presentMyDay(db: Queryable, caller: Caller, now: Date) {
  const items = await findDayItems(db, caller, now);
  const [snoozes, next] = await readTogether(
    db,
    () => selectSnoozes(db, caller.personId),
    () => findNextTask(db, { caller, now }),
  );
  const shown = items.filter((item) => !isSnoozed(item, snoozes.get(item.id), now));
  return {
    data: shown.slice(0, SHOWN),
    hasMore: shown.length > SHOWN,
    snoozed: items.length - shown.length,
    next: next && {
      text: next.title,
      leadName:
        next.lead_id === null || !holds(caller, 'column-primarycontact')
          ? null
          : fullName({ firstName: next.first_name ?? '', lastName: next.last_name ?? '' }),
      dueAt: next.due_at.toISOString(),
      isWholeDay: next.due_on !== null,
    },
    abilities: ['create' as const],
  };
}
