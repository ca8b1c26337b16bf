import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { leadCalls } from '../calls.ts';
import { anyTourAnswer, exampleTourRequest, tourRequestSchema } from './tour-request-endpoints.ts';

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
