import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { calendarCalls } from '../calls.ts';

const access = { kind: 'staff' } as const;
const hours = lineText(20).describe('as 9:00-17:00, local; empty on a day without work');
const week = {
  sunday: hours,
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
};

const dayOff = z.object({
  id: z.string(),
  firstOn: z.string(),
  lastOn: z.string(),
});

const subscription = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string().describe('the host of the address; the rest of it is secret'),
  fetchedAt: z.string().nullable().describe('when it was last read; null if never'),
  triedAt: z.string().nullable(),
  problem: z.string().describe('why it couldn’t be read the last time; empty if it could'),
  busyTimes: z.number().int().describe('busy times from now on'),
});

const myCalendar = z.object({
  ...week,
  videoLink: z.string().describe('https; empty without one'),
  daysOff: z.array(dayOff),
  subscriptions: z.array(subscription),
  feedMadeAt: z.string().nullable().describe('null without an address for the own tours'),
  version: z.number().int().describe('0 before anything was saved'),
});
export type WireMyCalendar = z.output<typeof myCalendar>;

const example: WireMyCalendar = {
  sunday: '',
  monday: '09:00-17:00',
  tuesday: '09:00-17:00',
  wednesday: '09:00-17:00',
  thursday: '09:00-17:00',
  friday: '09:00-15:00',
  saturday: '',
  videoLink: 'https://meet.example/nora',
  daysOff: [
    { id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12', firstOn: '2026-12-24', lastOn: '2027-01-01' },
  ],
  subscriptions: [
    {
      id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
      name: 'Family',
      host: 'calendar.example',
      fetchedAt: '2026-11-20T16:02:11.000Z',
      triedAt: '2026-11-20T16:02:11.000Z',
      problem: '',
      busyTimes: 12,
    },
  ],
  feedMadeAt: null,
  version: 1,
};

/** The caller's own working hours, days off, calendars and feed. */
export const getMyCalendar = defineEndpoint(calendarCalls.getMyCalendar, {
  whileSeeingAs: 'personal',
  access,
  summary: 'One’s own working hours, days off, and calendars',
  answer: z.object({ data: myCalendar }),
  example: { data: example },
});

/** Without any hours, tours may be at any time. Refuses (changed-meanwhile) another version. */
export const updateMyCalendar = defineEndpoint(calendarCalls.updateMyCalendar, {
  access,
  summary: 'Set one’s own working hours and the usual link of video tours',
  labels: {
    sunday: 'Sunday',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    videoLink: 'Link for video tours',
  },
  body: z.object({
    version: z.int().min(0),
    ...(Object.fromEntries(
      Object.entries(week).map(([day, shape]) => [day, shape.optional()] as const),
    ) as { [Day in keyof typeof week]: z.ZodOptional<typeof hours> }),
    videoLink: lineText(500).optional(),
  }),
  answer: z.object({ data: myCalendar }),
  example: { data: example },
});

export const addDayOff = defineEndpoint(calendarCalls.addDayOff, {
  access,
  summary: 'Add days off',
  isForm: true,
  labels: { firstOn: 'First day', lastOn: 'Last day' },
  body: z.object({ firstOn: z.iso.date(), lastOn: z.iso.date() }),
  answer: z.object({ data: dayOff }),
  example: { data: example.daysOff[0] as z.output<typeof dayOff> },
});

export const removeDayOff = defineEndpoint(calendarCalls.removeDayOff, {
  access,
  summary: 'Remove days off',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ data: z.literal(true) }),
  example: { data: true },
});

/**
 * Subscribes a calendar by its secret https address (iCalendar). Only when one is busy is kept, not
 * what for. It is read soon after, and then every 15 minutes.
 */
export const addSubscription = defineEndpoint(calendarCalls.addSubscription, {
  access,
  summary: 'Subscribe a calendar whose times are busy',
  isForm: true,
  labels: { name: 'Name', address: 'Secret address (iCal)' },
  body: z.object({ name: lineText(60).min(1), address: lineText(1000).min(1) }),
  answer: z.object({ data: subscription }),
  example: {
    data: {
      ...(example.subscriptions[0] as z.output<typeof subscription>),
      ...{ fetchedAt: null, triedAt: null, busyTimes: 0 },
    },
  },
});

export const removeSubscription = defineEndpoint(calendarCalls.removeSubscription, {
  access,
  summary: 'Remove a subscribed calendar and its busy times',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ data: z.literal(true) }),
  example: { data: true },
});

/** Makes a new secret address; an earlier one stops working. It is shown only in this answer. */
export const renewCalendarFeed = defineEndpoint(calendarCalls.renewCalendarFeed, {
  access,
  summary: 'Make a secret address with one’s own confirmed tours, for a calendar program',
  answer: z.object({ address: z.string() }),
  example: { address: 'https://homes.example/calendar-feeds/Qx3…/tours.ics' },
});

export const endCalendarFeed = defineEndpoint(calendarCalls.endCalendarFeed, {
  access,
  summary: 'End the secret address with one’s own tours',
  answer: z.object({ data: z.literal(true) }),
  example: { data: true },
});
