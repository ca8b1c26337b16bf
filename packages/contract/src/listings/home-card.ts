import { z } from 'zod';

const optionalText = z.string().nullable();
const optionalNumber = z.number().nullable();
const optionalCents = z.number().int().nullable();

const homePhotoSchema = z.object({
  token: z.string().describe('identifies the photo, for `photoAddress`'),
  placeholder: optionalText.describe('a data address of a tiny picture'),
  width: optionalNumber,
  height: optionalNumber,
  caption: optionalText,
  room: optionalText,
});

/** A home on a card, in the calls of our own. Unknown is null. */
export const homeCardSchema = z.object({
  mlsNumber: z.string(),
  street: optionalText.describe('null when the address may not be shown'),
  city: optionalText,
  state: optionalText,
  zip: optionalText,
  listPriceCents: optionalCents,
  previousPriceCents: optionalCents.describe('before the last reduction'),
  priceReducedAt: optionalText.describe('instant of the last reduction'),
  closePriceCents: optionalCents.describe('of a sold home'),
  closedOn: optionalText,
  standardStatus: z.string(),
  propertySubtype: optionalText,
  beds: optionalNumber,
  bathsTotal: optionalNumber,
  bathsFull: optionalNumber,
  bathsHalf: optionalNumber,
  livingArea: optionalNumber.describe('square feet'),
  lotSizeAcres: optionalNumber,
  daysOnMarket: optionalNumber,
  nextOpenHouse: z.object({ startsAt: z.string(), endsAt: z.string() }).nullable(),
  photo: homePhotoSchema.nullable().describe('the main photo'),
  listingFirm: optionalText,
  attributionContact: optionalText,
});
export type HomeCard = z.infer<typeof homeCardSchema>;

/** A sold home near another one. */
export const soldHomeSchema = homeCardSchema.extend({
  miles: optionalNumber.describe(
    'from the home that was asked about; null when a location may not be shown',
  ),
});
export type SoldHome = z.infer<typeof soldHomeSchema>;

/** A home on the small card of a map pin. */
export const mapHomeSchema = homeCardSchema
  .pick({
    mlsNumber: true,
    street: true,
    city: true,
    state: true,
    zip: true,
    listPriceCents: true,
    standardStatus: true,
    beds: true,
    bathsTotal: true,
    bathsFull: true,
    bathsHalf: true,
    livingArea: true,
    lotSizeAcres: true,
    listingFirm: true,
    attributionContact: true,
  })
  .extend({
    isApproximate: z.boolean().describe('its position is the center of its ZIP code'),
    photoToken: optionalText.describe('of the main photo'),
  });
export type MapHome = z.infer<typeof mapHomeSchema>;

/** The card in the documentation's examples. */
export const exampleHomeCard: HomeCard = {
  mlsNumber: '22612345',
  street: '5011 Chicago St',
  city: 'Omaha',
  state: 'NE',
  zip: '68132',
  listPriceCents: 41_500_000,
  previousPriceCents: 42_900_000,
  priceReducedAt: '2026-05-14T15:00:00.000Z',
  closePriceCents: null,
  closedOn: null,
  standardStatus: 'Active',
  propertySubtype: 'Single Family Residence',
  beds: 3,
  bathsTotal: 2,
  bathsFull: 1,
  bathsHalf: 1,
  livingArea: 1980,
  lotSizeAcres: 0.17,
  daysOnMarket: 20,
  nextOpenHouse: { startsAt: '2026-06-06T18:00:00.000Z', endsAt: '2026-06-06T20:00:00.000Z' },
  photo: {
    token: 'q1w2e3r4t5y6u7i8',
    placeholder: null,
    width: 1280,
    height: 853,
    caption: 'Front of the home',
    room: null,
  },
  listingFirm: 'Example Realty',
  attributionContact: '402-555-0100',
};

/** The home of a map pin in the documentation's examples. */
export const exampleMapHome: MapHome = mapHomeSchema.parse({
  ...exampleHomeCard,
  isApproximate: false,
  photoToken: 'q1w2e3r4t5y6u7i8',
});
