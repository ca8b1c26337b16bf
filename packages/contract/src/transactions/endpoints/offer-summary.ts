import { z } from 'zod';
import { loanPrograms } from '#listings';
import { buyerLines } from '../figures/buyer-costs.ts';
import { offerDocuments } from '../figures/needed-documents.ts';

const cents = z.number().int();
const documents = Object.keys(offerDocuments) as [keyof typeof offerDocuments];

/** What an offer costs its buyer, and what it calls for. */
export const summarySchema = z.object({
  costs: z
    .object({
      lines: z
        .array(
          z.object({
            key: z.enum(Object.keys(buyerLines) as [keyof typeof buyerLines]),
            cents: cents.nullable().describe('negative where it lowers the cash; null: not known'),
            isAssumed: z.boolean().describe('by the estimator’s terms, not by the offer'),
          }),
        )
        .describe('the cash to close, in order'),
      totalCents: cents.describe('the cash to close: the lines that are known'),
      isComplete: z.boolean(),
      month: z.object({
        downCents: cents,
        upfrontFeeCents: cents,
        baseLoanCents: cents,
        loanCents: cents,
        principalInterestCents: cents,
        mortgageInsuranceCents: cents,
        taxCents: cents,
        insuranceCents: cents,
        associationCents: cents,
        totalCents: cents,
        closingCostsCents: cents,
        dueAtCloseCents: cents,
      }),
      ratePercent: z.string(),
      years: z.number().int(),
      isCash: z.boolean(),
      program: z.enum(loanPrograms),
      isDownAssumed: z.boolean(),
      isRateAssumed: z.boolean(),
      isTermAssumed: z.boolean(),
      asOf: z.string().describe('the date of the estimator’s terms'),
    })
    .nullable()
    .describe('null without a price'),
  documents: z.array(z.enum(documents)).describe('documents that the terms call for'),
});
export type WireOfferSummary = z.output<typeof summarySchema>;

export const exampleSummary: WireOfferSummary = { costs: null, documents: ['lead-paint'] };
