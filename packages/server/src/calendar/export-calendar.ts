import type { Queryable } from '#platform';
import { findCalendarSettings, selectDaysOff } from './calendar-store.ts';
import { selectSubscriptions } from './subscription-store.ts';

/** What a person's download has of their calendar; addresses of calendars and feeds are secret. */
export async function exportCalendar(db: Queryable, personId: string) {
  const settings = await findCalendarSettings(db, personId);
  const subscriptions = await selectSubscriptions(db, personId);
  return {
    workingHours: settings?.hours ?? {},
    videoLink: settings?.video_link ?? '',
    daysOff: await selectDaysOff(db, personId, '0001-01-01'),
    calendars: subscriptions.map(({ name, host }) => ({ name, host })),
  };
}
