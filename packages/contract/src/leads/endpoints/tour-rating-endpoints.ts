import { z } from 'zod';
import { defineEndpoint, linesText } from '#platform';
import { leadCalls } from '../calls.ts';
import { likedAnswers, TOUR_COMMENT_MAX } from '../tour-rating.ts';

const ratingFields = {
  stars: z.int().min(1).max(5),
  liked: z.enum(likedAnswers).describe('whether they liked the home'),
  comment: linesText(TOUR_COMMENT_MAX),
};

/** A rating as staff see it. */
export const tourRatingSchema = z.object({ ...ratingFields, ratedAt: z.string() });

const ratedTour = z.object({
  mlsNumber: z.string(),
  homeAddress: z.string().nullable().describe('null if the address may not be shown'),
  agreedAt: z.string(),
  rating: tourRatingSchema.nullable(),
  isChangeable: z.boolean().describe('for 14 days after the first rating'),
});
export type WireRatedTour = z.output<typeof ratedTour>;

const exampleRated: WireRatedTour = {
  mlsNumber: '22612345',
  homeAddress: '5011 Chicago St, Omaha, NE 68132',
  agreedAt: '2026-11-21T16:30:00.000Z',
  rating: {
    stars: 5,
    liked: 'yes',
    comment: 'The kitchen is even better than in the photos.',
    ratedAt: '2026-11-21T19:02:11.000Z',
  },
  isChangeable: true,
};

/**
 * The tour that the link in the email after it is about; the key of the link is in its header.
 * Looking changes nothing. Refuses (tour-link-refused) a link that has expired.
 */
export const getTourToRate = defineEndpoint(leadCalls.getTourToRate, {
  access: { kind: 'public' },
  summary: 'A tour that took place, for the client with its link to rate it',
  answer: z.object({ data: ratedTour }),
  example: { data: { ...exampleRated, rating: null } },
});

/**
 * Rates a tour, or changes the rating within 14 days; after that it is refused
 * (tour-rating-closed). Only staff who work the lead see it.
 */
export const rateTour = defineEndpoint(leadCalls.rateTour, {
  access: { kind: 'public' },
  summary: 'Rate a tour with an emailed link',
  labels: { stars: 'Stars', liked: 'Did you like the home?', comment: 'Comment' },
  body: z.object({ ...ratingFields, comment: ratingFields.comment.optional() }),
  answer: z.object({ data: ratedTour }),
  example: { data: exampleRated },
});
