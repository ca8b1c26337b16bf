import { z } from 'zod';
import { defineEndpoint, recordVersion } from '#platform';
import { leadCalls } from '../calls.ts';
import {
  anyTourAnswer,
  exampleTourRequest,
  localTime,
  tourRequestSchema,
  tourStates,
} from './tour-request-endpoints.ts';

/**
 * The request that the link in the email to the agent or the team is about; the key of the link is
 * in its header. Looking changes nothing. Refuses (tour-link-refused) a link that has expired, and
 * an agent's once someone else works the lead.
 */
export const getTourToAnswer = defineEndpoint(leadCalls.getTourToAnswer, {
  access: { kind: 'public' },
  summary: 'A tour request, for the holder of the link to answer it',
  answer: z.object({ data: tourRequestSchema }),
  example: { data: exampleTourRequest },
});

/** Confirms, proposes other times or declines with the link of {@link getTourToAnswer}. */
export const answerTour = defineEndpoint(leadCalls.answerTour, {
  access: { kind: 'public' },
  summary: 'Answer a tour request with an emailed link',
  body: anyTourAnswer,
  answer: z.object({ data: tourRequestSchema }),
  example: { data: { ...exampleTourRequest, state: 'declined', version: 2, abilities: [] } },
});

const myTourSchema = tourRequestSchema
  .pick({
    mlsNumber: true,
    homeAddress: true,
    kind: true,
    startsAt: true,
    agreedAt: true,
    proposed: true,
    reason: true,
    videoLink: true,
    version: true,
  })
  .extend({
    state: z.enum([...tourStates, 'toSign']).describe('toSign: confirmed once they sign'),
    abilities: z.array(z.enum(['choose', 'ask', 'cancel'])),
  });
export type WireMyTour = z.output<typeof myTourSchema>;

const exampleMyTour: WireMyTour = {
  mlsNumber: '22612345',
  homeAddress: '5011 Chicago St, Omaha, NE 68132',
  kind: 'in-person',
  state: 'confirmed',
  startsAt: ['2026-11-21T16:30:00.000Z'],
  agreedAt: '2026-11-21T16:30:00.000Z',
  proposed: [],
  reason: '',
  videoLink: null,
  version: 2,
  abilities: ['ask', 'cancel'],
};

/**
 * The tour that the link in an email to the client is about; the key of the link is in its header.
 * Looking changes nothing. Refuses (tour-link-refused) a link that has expired.
 */
export const getMyTour = defineEndpoint(leadCalls.getMyTour, {
  access: { kind: 'public' },
  summary: 'A tour, for the client with its link',
  answer: z.object({ data: myTourSchema }),
  example: { data: exampleMyTour },
});

const myTourChange = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('choose'),
    version: recordVersion,
    startsAt: z.iso.datetime().describe('one of the proposed times'),
  }),
  z.object({
    change: z.literal('ask'),
    version: recordVersion,
    first: localTime.describe('YYYY-MM-DDTHH:mm, local'),
    second: localTime.optional(),
    third: localTime.optional(),
  }),
  z.object({ change: z.literal('cancel'), version: recordVersion }),
]);
export type MyTourChange = z.output<typeof myTourChange>;

/**
 * Chooses a proposed time, asks for other times, or cancels, with the link of {@link getMyTour}.
 * The agent or the team is told by email.
 */
export const changeMyTour = defineEndpoint(leadCalls.changeMyTour, {
  access: { kind: 'public' },
  summary: 'Choose a time for a tour, ask for another, or cancel it',
  body: myTourChange,
  answer: z.object({ data: myTourSchema }),
  example: {
    data: { ...exampleMyTour, state: 'canceled', agreedAt: null, version: 3, abilities: [] },
  },
});

const ownTour = myTourSchema.extend({ id: z.string() });
export type WireOwnTour = z.output<typeof ownTour>;
const exampleOwnTour: WireOwnTour = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12',
  ...exampleMyTour,
};

/**
 * The tours that the caller asked for, newest first, at most 100: while signed in, or before that
 * with the mailbox that is confirmed as theirs.
 */
export const listMyTours = defineEndpoint(leadCalls.listMyTours, {
  access: { kind: 'signed-in' },
  summary: 'One’s own tours',
  answer: z.object({ data: z.array(ownTour) }),
  example: { data: [exampleOwnTour] },
});

/** Does what {@link changeMyTour} does, for a tour of the caller's. */
export const changeOneOfMyTours = defineEndpoint(leadCalls.changeOneOfMyTours, {
  access: { kind: 'signed-in' },
  summary: 'Choose a time for one’s own tour, ask for another, or cancel it',
  params: z.object({ id: z.uuid() }),
  body: myTourChange,
  answer: z.object({ data: ownTour }),
  example: {
    data: { ...exampleOwnTour, state: 'canceled', agreedAt: null, version: 3, abilities: [] },
  },
});
