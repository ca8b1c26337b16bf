import { z } from 'zod';
import { lineText } from '#platform';
import { offerPhaseKeys } from '../offer-phases.ts';
import { exampleRow, offerRow, stateKeys } from './offer-row.ts';

export const phase = z.enum(offerPhaseKeys);
export const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Must be a month such as 2026-11');

/** What the views of offers are narrowed by. */
export const offerFilter = {
  state: z
    .enum([...stateKeys, 'open'])
    .optional()
    .describe('open: waiting for an answer'),
  phase: phase.optional(),
  agentId: z.uuid().optional(),
  leadId: z.uuid().optional(),
  closing: month.optional().describe('month of the closing date'),
  q: lineText(80).optional().describe('in the code, the address, and the client’s name'),
};

const counted = {
  count: z.number().int(),
  knownCents: z.number().int().describe('sum of the prices that are known'),
  unknown: z.number().int().describe('offers without a price'),
};
/** What every view of offers says about all that match. */
export const offerFacts = {
  totals: z
    .array(z.object({ phase, ...counted }))
    .describe('every phase, whichever the query asks for'),
  closings: z
    .array(z.object({ month: z.string(), ...counted }))
    .describe('of homes under contract, this month and the next five, whatever month is asked for'),
  agents: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('of the offers in the caller’s scope, if that is more than their own'),
  client: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('whose offers the query asks for (leadId), if the caller may see them'),
};
export const exampleFacts = {
  totals: offerPhaseKeys.map((key) => ({ phase: key, count: 1, knownCents: 0, unknown: 1 })),
  closings: [{ month: '2027-01', count: 1, knownCents: 38_900_000, unknown: 0 }],
  agents: [],
  client: null,
};

export const listedOffer = z.object({ ...offerRow.shape, phase });
export type WireListedOffer = z.output<typeof listedOffer>;
export const exampleListed: WireListedOffer = { ...exampleRow, phase: 'draft' };

const factsSchema = z.object(offerFacts);
export type WireOfferFacts = z.output<typeof factsSchema>;
