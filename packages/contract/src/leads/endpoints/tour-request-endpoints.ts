import { z } from 'zod';
import {
  defineEndpoint,
  linesText,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { tourRequestCalls } from '../desk-calls.ts';
import { tourRatingSchema } from './tour-rating-endpoints.ts';

/** What the dashboard counts: those to answer, and those confirmed for the next seven days. */
export const tourLists = ['to-answer', 'ahead'] as const;
export type TourList = (typeof tourLists)[number];

export const tourStates = ['requested', 'confirmed', 'proposed', 'declined', 'canceled'] as const;

/** A local time on a day, as a field of the kind datetime-local has it. */
export const localTime = lineText(16);

const hasAgreement = z
  .boolean()
  .optional()
  .describe('the client has signed a buyer agreement, so that none is sent to sign');

const printableName = lineText(100)
  .optional()
  .describe('the client’s name on documents, if theirs has characters that can’t be printed');

/** The answers of an agent to a tour request. */
const tourAnswers = {
  confirm: {
    startsAt: z.iso.datetime().describe('one of the times asked for or proposed'),
    videoLink: lineText(500).optional().describe('https only; required for a video chat'),
    isForced: z
      .boolean()
      .optional()
      .describe('even if the agent has another tour within half an hour'),
    ...{ hasAgreement, printableName },
  },
  propose: {
    first: localTime.describe('YYYY-MM-DDTHH:mm, local'),
    second: localTime.optional(),
    third: localTime.optional(),
    videoLink: lineText(500).optional(),
    ...{ hasAgreement, printableName },
  },
  decline: { reason: linesText(500).describe('told to the client') },
};

export const tourRequestSchema = z.object({
  id: z.string(),
  requestedAt: z.string(),
  name: z.string(),
  email: z.string().nullable().describe('null without the permission column-email'),
  phone: z
    .string()
    .nullable()
    .describe(
      '+1 and ten digits; empty once the person was erased, null without the permission column-phone',
    ),
  comments: z.string(),
  mlsNumber: z.string(),
  homeAddress: z.string().nullable().describe('null if the address may not be shown'),
  kind: z.enum(['in-person', 'video-chat']),
  startsAt: z.array(z.string()).describe('the one to three times asked for, earliest first'),
  isSuspected: z.boolean().describe('looks like spam; nobody was emailed'),
  state: z.enum(tourStates),
  agreedAt: z.string().nullable().describe('when the confirmed tour starts'),
  proposed: z.array(z.string()).describe('the times that the agent offers instead'),
  reason: z.string().describe('why it was declined; empty otherwise'),
  videoLink: z
    .string()
    .nullable()
    .describe('for an open tour by video chat without one: the link that the agent usually uses'),
  hasAgreement: z.boolean().describe('staff said that the client has signed one'),
  waitsForSignature: z
    .boolean()
    .describe('the client has to sign a touring agreement before the tour counts for them'),
  rating: tourRatingSchema.nullable().describe('only for those who work the lead'),
  version: recordVersion,
  abilities: z.array(z.enum(['clear', 'confirm', 'propose', 'decline'])),
});
export type WireTourRequest = z.output<typeof tourRequestSchema>;

const HAS_AGREEMENT = 'The client has signed a buyer agreement';
const PRINTABLE_NAME = 'Name on documents';

const clearing = { kind: 'permission', anyOf: ['lead-assign-all'], scope: 'own' } as const;

/** Those who work leads: within their scope, and of unclaimed leads. */
const working = {
  kind: 'permission',
  anyOf: ['lead-claim', 'lead-assign-own', 'lead-assign-all'],
  scope: 'own',
} as const;

export const exampleTourRequest: WireTourRequest = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  requestedAt: '2026-11-20T16:02:11.000Z',
  name: 'Eve Tester',
  email: 'eve@example.org',
  phone: '+14025550142',
  comments: 'Is the basement dry?',
  mlsNumber: '22612345',
  homeAddress: '5011 Chicago St, Omaha, NE 68132',
  kind: 'in-person',
  startsAt: ['2026-11-21T16:30:00.000Z'],
  isSuspected: false,
  state: 'requested',
  agreedAt: null,
  proposed: [],
  reason: '',
  videoLink: null,
  ...{ hasAgreement: false, waitsForSignature: false },
  rating: null,
  version: 1,
  abilities: ['confirm', 'propose', 'decline'],
};

/**
 * `search`: each word is in the name, address or MLS number, or in an email or phone that the
 * caller may see. Newest first; only for staff.
 */
export const listTourRequests = defineEndpoint(tourRequestCalls.listTourRequests, {
  access: working,
  summary: 'Tour requests of the leads one may work, newest first',
  query: z.object({
    ...pageQuery,
    search: lineText(120).optional(),
    list: z.enum(tourLists).optional().describe('as the dashboard counts them; all without'),
  }),
  answer: z.object({ data: z.array(tourRequestSchema), ...pageFacts }),
  example: {
    data: [exampleTourRequest],
    page: 1,
    pageSize: 20,
    total: 1,
  },
});

/** The emails that were held back are sent. It can't be undone. */
export const clearTourRequest = defineEndpoint(tourRequestCalls.clearTourRequest, {
  access: clearing,
  summary: 'Say that a tour request that looked like spam isn’t',
  params: z.object({ id: z.uuid() }),
  body: z.object({ version: recordVersion }),
  answer: z.object({ data: tourRequestSchema }),
  example: { data: { ...exampleTourRequest, version: 2 } },
});

const exampleConfirmed: WireTourRequest = {
  ...exampleTourRequest,
  state: 'confirmed',
  agreedAt: '2026-11-21T16:30:00.000Z',
  version: 2,
  abilities: ['propose', 'decline'],
};

/**
 * Books a tour that a lead agreed to, say on the phone: it is confirmed, and the lead gets it by
 * email with a calendar file. Refuses a lead without an email address (lead-without-email), a home
 * that is sold (home-off-the-market), and, unless `isForced`, a time when the agent is busy
 * (tour-time-taken). Someone who may claim an unclaimed lead claims it with that.
 */
export const bookTour = defineEndpoint(tourRequestCalls.bookTour, {
  access: working,
  summary: 'Book a tour for a lead',
  isForm: true,
  params: z.object({ id: z.uuid() }),
  labels: {
    id: 'Lead',
    homes: 'Home',
    kind: 'Kind of tour',
    startsAt: 'Time',
    videoLink: 'Link to the video chat',
    comments: 'Note for the client',
    isForced: 'Book it anyway',
    hasAgreement: HAS_AGREEMENT,
    printableName: PRINTABLE_NAME,
  },
  body: z.object({
    homes: z.array(lineText(40).min(1)).length(1).describe('the MLS number of the home'),
    kind: z.enum(['in-person', 'video-chat']),
    startsAt: localTime.describe('YYYY-MM-DDTHH:mm, local; within 60 days'),
    videoLink: lineText(500).optional().describe('https only; required for a video chat'),
    comments: linesText(2000).optional(),
    isForced: z.boolean().optional(),
    ...{ hasAgreement, printableName },
  }),
  answer: z.object({ data: tourRequestSchema }),
  example: { data: exampleConfirmed },
});

/**
 * Confirms one time, emails the client a calendar file, and answers the inquiry. An agent who
 * confirms a tour of an unclaimed lead claims it. Refuses (tour-time-taken) a time within half an
 * hour of the agent's other tours, and (changed-meanwhile) the second of two people.
 */
export const confirmTour = defineEndpoint(tourRequestCalls.confirmTour, {
  access: working,
  summary: 'Confirm a tour at one time',
  isForm: true,
  params: z.object({ id: z.uuid() }),
  labels: {
    startsAt: 'Time',
    videoLink: 'Link to the video chat',
    isForced: 'Book it anyway',
    hasAgreement: HAS_AGREEMENT,
    printableName: PRINTABLE_NAME,
  },
  body: z.object({ version: recordVersion, ...tourAnswers.confirm }),
  answer: z.object({ data: tourRequestSchema }),
  example: { data: exampleConfirmed },
});

/** Offers up to three other times to the client by email. */
export const proposeTourTimes = defineEndpoint(tourRequestCalls.proposeTourTimes, {
  access: working,
  summary: 'Propose other times for a tour',
  isForm: true,
  params: z.object({ id: z.uuid() }),
  labels: {
    first: 'First time',
    second: 'Second time',
    third: 'Third time',
    videoLink: 'Link to the video chat',
    hasAgreement: HAS_AGREEMENT,
    printableName: PRINTABLE_NAME,
  },
  body: z.object({ version: recordVersion, ...tourAnswers.propose }),
  answer: z.object({ data: tourRequestSchema }),
  example: {
    data: {
      ...exampleTourRequest,
      state: 'proposed',
      proposed: ['2026-11-22T16:30:00.000Z'],
      version: 2,
    },
  },
});

/** Declines a tour, with a reason that the client is told. */
export const declineTour = defineEndpoint(tourRequestCalls.declineTour, {
  access: working,
  summary: 'Decline a tour',
  isForm: true,
  params: z.object({ id: z.uuid() }),
  labels: { reason: 'Reason' },
  body: z.object({ version: recordVersion, ...tourAnswers.decline }),
  answer: z.object({ data: tourRequestSchema }),
  example: {
    data: {
      ...exampleTourRequest,
      state: 'declined',
      reason: 'The home has been sold.',
      version: 2,
      abilities: [],
    },
  },
});

/** What the body of an answer by link may have, besides what it answers. */
export const anyTourAnswer = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('confirm'), version: recordVersion, ...tourAnswers.confirm }),
  z.object({ answer: z.literal('propose'), version: recordVersion, ...tourAnswers.propose }),
  z.object({ answer: z.literal('decline'), version: recordVersion, ...tourAnswers.decline }),
]);
export type TourAnswer = z.output<typeof anyTourAnswer>;
