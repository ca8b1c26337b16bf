import { randomUUID } from 'node:crypto';
import {
  calendarEndpoints,
  readHours,
  type WireMyCalendar,
  weekdayFields,
} from '@homestead/contract/calendar';
import { type BodyOf, localDate } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import {
  answerOnce,
  atomically,
  DatabaseLock,
  newSecret,
  type Queryable,
  refuse,
  requireCaller,
  type Services,
  serveEndpoint,
  sha256,
  submissionOf,
} from '#platform';
import { readCalendarAddress } from './calendar-address.ts';
import { calendarSeal } from './calendar-seal.ts';
import {
  deleteDayOff,
  findCalendarSettings,
  insertDayOff,
  selectDaysOff,
  storeCalendarSettings,
  storeFeedHash,
  type WorkingHours,
} from './calendar-store.ts';
import { fieldMessages } from './messages.ts';
import { refuseCalendar } from './refuse-calendar.ts';
import { ownFeedAddress } from './serve-own-feed.ts';
import {
  deleteSubscription,
  insertSubscription,
  type SubscriptionRow,
  selectSubscriptions,
} from './subscription-store.ts';

const MAX_SUBSCRIPTIONS = 5;
const MAX_DAYS_OFF = 100;

/** One change of a person's calendar at a time, so that the limits hold. */
const personLock = new DatabaseLock('calendar.of-person');

/** Registers the calls of a staff member's own calendar. */
export function serveMyCalendar(app: FastifyInstance, services: Services): void {
  const { db, settings } = services;
  serveEndpoint(app, calendarEndpoints.getMyCalendar, async (call) => ({
    data: await presentCalendar(db, requireCaller(call).personId),
  }));
  serveEndpoint(app, calendarEndpoints.updateMyCalendar, (call) =>
    atomically(db, async (tx) => {
      const { personId } = requireCaller(call);
      await updateCalendar(tx, personId, call.body);
      return { data: await presentCalendar(tx, personId) };
    }),
  );
  serveEndpoint(app, calendarEndpoints.addDayOff, (call) =>
    answerOnce(services, submissionOf(calendarEndpoints.addDayOff, call.body, call), (tx) =>
      addDayOff(tx, requireCaller(call).personId, call.body),
    ),
  );
  serveEndpoint(app, calendarEndpoints.removeDayOff, async (call) => {
    const isThere = await deleteDayOff(db, requireCaller(call).personId, call.params.id);
    return isThere ? { data: true as const } : refuseCalendar('day-off-not-found');
  });
  serveEndpoint(app, calendarEndpoints.addSubscription, (call) =>
    answerOnce(services, submissionOf(calendarEndpoints.addSubscription, call.body, call), (tx) =>
      addSubscription(services, tx, requireCaller(call).personId, call.body),
    ),
  );
  serveEndpoint(app, calendarEndpoints.removeSubscription, async (call) => {
    const isThere = await deleteSubscription(db, requireCaller(call).personId, call.params.id);
    return isThere ? { data: true as const } : refuseCalendar('subscription-not-found');
  });
  serveEndpoint(app, calendarEndpoints.renewCalendarFeed, async (call) => {
    const key = newSecret();
    await storeFeedHash(db, requireCaller(call).personId, sha256(key));
    return { address: ownFeedAddress(settings.publicUrl, key) };
  });
  serveEndpoint(app, calendarEndpoints.endCalendarFeed, async (call) => {
    await storeFeedHash(db, requireCaller(call).personId, null);
    return { data: true as const };
  });
}

async function presentCalendar(db: Queryable, personId: string): Promise<WireMyCalendar> {
  const settings = await findCalendarSettings(db, personId);
  const hours = settings?.hours ?? {};
  const week = weekdayFields.map((field, day) => [field, hours[day]?.join('-') ?? ''] as const);
  return {
    ...(Object.fromEntries(week) as Record<(typeof weekdayFields)[number], string>),
    videoLink: settings?.video_link ?? '',
    daysOff: await selectDaysOff(db, personId, localDate(new Date())),
    subscriptions: (await selectSubscriptions(db, personId)).map(presentSubscription),
    feedMadeAt: settings?.feed_made_at?.toISOString() ?? null,
    version: settings?.version ?? 0,
  };
}

const presentSubscription = (row: SubscriptionRow & { busyTimes?: number }) => ({
  id: row.id,
  name: row.name,
  host: row.host,
  fetchedAt: row.fetched_at?.toISOString() ?? null,
  triedAt: row.tried_at?.toISOString() ?? null,
  problem: row.problem,
  busyTimes: row.busyTimes ?? 0,
});

/** Fields that are left out stay as they are. */
async function updateCalendar(
  tx: Queryable,
  personId: string,
  body: BodyOf<typeof calendarEndpoints.updateMyCalendar>,
): Promise<void> {
  const before = await findCalendarSettings(tx, personId);
  const hours: Record<string, readonly [string, string]> = { ...before?.hours };
  for (const [day, field] of weekdayFields.entries()) {
    const text = body[field]?.trim();
    if (text === undefined) continue;
    delete hours[day];
    if (text === '') continue;
    const label = calendarEndpoints.updateMyCalendar.labels?.[field] ?? field;
    const read = readHours(text);
    if (!read) return refuseField(field, label, fieldMessages.hoursRefused({ day: label }));
    hours[day] = [read.opens, read.closes];
  }
  const videoLink = videoLinkOf(body.videoLink ?? before?.video_link ?? '');
  const stored: { hours: WorkingHours; videoLink: string; version: number } = {
    ...{ hours, videoLink, version: body.version },
  };
  if (!(await storeCalendarSettings(tx, personId, stored))) refuse('changed-meanwhile');
}

function videoLinkOf(text: string): string {
  const link = text.trim();
  if (link === '' || URL.parse(link)?.protocol === 'https:') return link && new URL(link).href;
  return refuseField('videoLink', fieldMessages.videoLink(), fieldMessages.videoLinkRefused());
}

async function addDayOff(
  tx: Queryable,
  personId: string,
  days: { firstOn: string; lastOn: string },
) {
  const label = fieldMessages.lastOn();
  if (days.lastOn < days.firstOn) refuseField('lastOn', label, fieldMessages.lastOnEarlier());
  const today = localDate(new Date());
  if (days.lastOn < today) refuseField('lastOn', label, fieldMessages.lastOnPassed());
  await personLock.untilCommit(tx, { record: personId });
  const known = await selectDaysOff(tx, personId, today);
  if (known.length >= MAX_DAYS_OFF) refuseCalendar('calendar-full');
  const id = await insertDayOff(tx, personId, days);
  return { data: { id, ...days } };
}

async function addSubscription(
  { settings, secrets }: Services,
  tx: Queryable,
  personId: string,
  { name, address }: { name: string; address: string },
) {
  const read = readCalendarAddress(address, settings);
  if (!read) {
    return refuseField('address', fieldMessages.address(), fieldMessages.addressRefused());
  }
  await personLock.untilCommit(tx, { record: personId });
  const known = await selectSubscriptions(tx, personId);
  if (known.length >= MAX_SUBSCRIPTIONS) return refuseCalendar('calendar-full');
  const id = randomUUID();
  const row = await insertSubscription(tx, {
    ...{ id, person_id: personId, name: name.trim(), host: read.url.host },
    sealed_address: secrets.seal(calendarSeal.purpose, id, read.url.href),
  });
  return { data: presentSubscription(row) };
}

function refuseField(field: string, label: string, message: string): never {
  return refuse('bad-input', { message, fields: [{ field, label, message }] });
}
