import { atomically, noteFailedRow, type Services } from '#platform';
import { CalendarError } from './calendar-error.ts';
import { calendarSeal } from './calendar-seal.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { feedMessages } from './messages.ts';
import { readCalendar } from './read-calendar.ts';
import {
  type SubscriptionRow,
  storeBusyTimes,
  storeProblem,
  storeUnchanged,
  takeDueSubscription,
} from './subscription-store.ts';

const JOB = 'calendar.fetch-subscriptions';

/** How old a calendar may get, and how far ahead it is read: tours are at most 60 days away. */
const EVERY_MINUTES = 15;
const DAYS_AHEAD = 70;
/** Repeating events go on, so a calendar is read again after this even if it hasn't changed. */
const READ_AGAIN_HOURS = 24;
const DAY = 86_400_000;

/** Defines the job that reads subscribed calendars. */
export function defineCalendarJob(services: Services): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await fetchSubscriptions(services, signal)),
  });
}

/** Reads the calendars that are due, one after another. Returns how many it tried. */
export async function fetchSubscriptions(services: Services, signal: AbortSignal): Promise<number> {
  let tried = 0;
  while (!signal.aborted) {
    const due = await takeDueSubscription(services.db, EVERY_MINUTES);
    if (!due) break;
    tried += 1;
    await fetchOne(services, due, signal);
  }
  return tried;
}

async function fetchOne(
  services: Services,
  due: SubscriptionRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, settings } = services;
  try {
    const isRecent =
      due.read_at !== null && Date.now() - Number(due.read_at) < READ_AGAIN_HOURS * 3_600_000;
    const asked = { address: openAddress(services, due), etag: isRecent ? due.etag : null };
    const { text, etag } = await fetchCalendar(settings, asked, signal);
    if (text === null) return await storeUnchanged(db, due.id);
    const now = Date.now();
    const within = { from: new Date(now - DAY), to: new Date(now + DAYS_AHEAD * DAY) };
    const spans = await readCalendar(text, within);
    await atomically(db, (tx) => storeBusyTimes(tx, due.id, { spans, etag }));
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof CalendarError)) {
      noteFailedRow(services, { job: JOB, rowId: due.id }, error);
      throw error;
    }
    await storeProblem(db, due.id, error.message);
  }
}

function openAddress({ secrets }: Services, { id, sealed_address }: SubscriptionRow): string {
  try {
    return secrets.open(calendarSeal.purpose, id, sealed_address);
  } catch (error) {
    throw new CalendarError(feedMessages.unopened(), { cause: error });
  }
}
