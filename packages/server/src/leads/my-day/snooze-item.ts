import { myDayEndpoints } from '@homestead/contract/leads';
import { type Caller, type DatabaseTransaction, refuse } from '#platform';
import { myDayMessages } from '../messages/my-day.ts';
import { refuseLead } from '../refuse-lead.ts';
import { storeSnooze } from './day-store.ts';
import { findDayItems } from './my-day.ts';
import { urgencyOf } from './urgency.ts';

const DAY = 24 * 60 * 60_000;
const LONGEST_DAYS = 30;

/**
 * Puts one of the caller's items off until a time, or with null shows it again. Refuses
 * (day-item-not-found) what isn't on their list, and (bad-input) a time that has passed or is more
 * than 30 days away.
 */
export async function snoozeItem(
  tx: DatabaseTransaction,
  caller: Caller,
  { item, until }: { item: string; until: Date | null },
): Promise<void> {
  const now = new Date();
  const items = await findDayItems(tx, caller, now);
  const found = items.find(({ id }) => id === item) ?? refuseLead('day-item-not-found');
  if (until === null) return storeSnooze(tx, caller.personId, { item, snooze: null });
  if (until <= now || until.getTime() > now.getTime() + LONGEST_DAYS * DAY) {
    const label = myDayEndpoints.snoozeDayItem.labels?.until ?? '';
    const message = `${label} ${myDayMessages.withinDays({ count: LONGEST_DAYS })}`;
    refuse('bad-input', { message, fields: [{ field: 'until', label, message }] });
  }
  const snooze = { until, urgency: urgencyOf(found, now) };
  await storeSnooze(tx, caller.personId, { item, snooze });
}
