import { z } from 'zod';
import { exampleNamedPerson, namedPersonSchema } from '#platform';
import { offerStates } from '../offer-states.ts';
import { offerNumber } from './offer-parts.ts';

export const stateKeys = Object.keys(offerStates) as [keyof typeof offerStates];

/** An offer as lists show it. */
export const offerRow = z.object({
  id: offerNumber,
  code: z.string(),
  state: z.enum(stateKeys),
  isBackup: z.boolean().describe('accepted while another offer on the home is under contract'),
  side: z.enum(['buying', 'listing']).describe('listing: received on a listing of ours'),
  propertyAddress: z.string().nullable(),
  client: z.string().nullable().describe('name of the client: buyer or, on a listing, seller'),
  buyer: z.string().nullable().describe('names of the buyers, as far as the caller may see them'),
  agent: namedPersonSchema.nullable(),
  offerPriceCents: z.number().int().nullable(),
  expiresAt: z.string().nullable(),
  expireOn: z.string().nullable(),
  expireTime: z.string().nullable().describe('null: open until the end of the day'),
  closingOn: z.string().nullable(),
  startedAt: z.string(),
  startedBy: z.string().nullable().describe('name of who started it'),
  changedAt: z.string(),
});
export type WireOfferRow = z.output<typeof offerRow>;
export const exampleRow: WireOfferRow = {
  id: 42,
  code: 'HS-26-00042-W',
  state: 'draft',
  isBackup: false,
  side: 'buying',
  propertyAddress: '5112 Cass St, Omaha, NE 68132',
  client: 'Eve Tester',
  buyer: 'Eve Tester',
  agent: exampleNamedPerson,
  offerPriceCents: 38_900_000,
  expiresAt: '2026-12-02T23:00:00.000Z',
  expireOn: '2026-12-02',
  expireTime: '17:00',
  closingOn: '2027-01-15',
  startedAt: '2026-11-26T15:00:00.000Z',
  startedBy: 'Priya Raman',
  changedAt: '2026-11-26T16:00:00.000Z',
};
