import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { offerSummaryCalls } from '../calls.ts';
import { ofOffer, reading } from './offer-parts.ts';

/** The answer is the file itself: the offer’s summary as a PDF, named by its code. */
export const getOfferSummaryFile = defineEndpoint(offerSummaryCalls.getOfferSummaryFile, {
  access: reading,
  summary: 'An offer’s summary as a PDF',
  ...ofOffer,
  answer: z.unknown(),
  example: '%PDF-1.7 …',
});
