import { z } from 'zod';
import { offerReaders } from '../offer-readers.ts';

/** Offers and files are read with either permission, and changed only with `transactions`. */
export const reading = { kind: 'permission', anyOf: offerReaders, scope: 'own' } as const;
export const writing = { kind: 'permission', anyOf: ['transactions'], scope: 'own' } as const;

/** What the specs' client reads of each answer. */
export const head = {
  statusCode: z.literal('success'),
  status: z.literal(200),
  message: z.string(),
  success: z.literal(true),
};
export const exampleHead = {
  statusCode: 'success',
  status: 200,
  message: '',
  success: true,
} as const;

/** An offer's id on the wire is its number. */
export const offerNumber = z.number().int().min(1).max(2_147_483_647);
export const ofOffer = { params: z.object({ id: z.coerce.number().pipe(offerNumber) }) };
export const byId = z.object({ id: z.coerce.number().pipe(offerNumber) });

/** What each kind of field is in answers. */
export const ofKind = {
  text: z.string(),
  lines: z.string(),
  money: z.number(),
  percent: z.string(),
  year: z.number().int(),
  years: z.string(),
  date: z.string(),
  time: z.string(),
  flag: z.boolean(),
  entry: z.number().int(),
  company: z.number().int(),
  contact: z.number().int(),
  companyName: z.string(),
  contactName: z.string(),
  person: z.string(),
  lead: z.string(),
} as const;
