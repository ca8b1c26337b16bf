import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { savedCalls } from './calls.ts';

const signedIn = { kind: 'signed-in' } as const;

const whole = (most: number) => z.coerce.number().int().min(1).max(most);

/** Absent, empty and all-zero mean the caller. The page is ours, like its size. */
const ofPerson = z.object({
  userid: lineText(60).optional(),
  page: whole(10_000).default(1),
  pageSize: whole(100).default(100),
});

const dollars = z.number().nullable().describe('dollars');
const text = z.string().nullable();
const shown = {
  address: text.describe('null when it may not be shown'),
  propertysubtype: text,
  standardstatus: text.describe('null when the home is no longer shown'),
};

/**
 * What a person did with homes: each home they viewed and didn't take off their list, the
 * latest first, as the view-tracking record with when and how often. Staff may ask for a client
 * whose lead they work; any other person's id is refused, whether or not that person exists.
 */
export const getPropertyActivity = defineEndpoint(savedCalls.getPropertyActivity, {
  access: signedIn,
  summary: 'The homes that a person viewed, the latest first',
  labels: { userid: 'User' },
  query: ofPerson,
  answer: z.object({
    value: z.array(
      z.object({
        listingid: z.string(),
        userid: z.string(),
        ...shown,
        listingprice: dollars.describe('dollars, when it was last viewed'),
        views: z.number().int(),
        firstviewedat: z.string(),
        lastviewedat: z.string(),
      }),
    ),
    odatacount: z.number().int(),
  }),
  example: {
    value: [
      {
        listingid: '22612345',
        userid: '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d10',
        address: '5011 Chicago St, Omaha, NE 68132',
        propertysubtype: 'Single Family Residence',
        standardstatus: 'Active',
        listingprice: 429000,
        views: 4,
        firstviewedat: '2026-05-10T15:00:00.000Z',
        lastviewedat: '2026-05-12T15:00:00.000Z',
      },
    ],
    odatacount: 1,
  },
});

/**
 * The saved-property records of a person's favorites, the latest first. Their own notes
 * about them aren't in it. Who may ask is the same.
 */
export const getFavoriteProperties = defineEndpoint(savedCalls.getFavoriteProperties, {
  access: signedIn,
  summary: 'The homes that a person has as favorites, the latest first',
  labels: { userid: 'User' },
  query: ofPerson,
  answer: z.object({
    value: z.array(
      z.object({
        userid: z.string(),
        propertiesid: z.string(),
        favorites: z.boolean(),
        dislikes: z.boolean(),
        recently_viewed: z.boolean(),
        ...shown,
        price: dollars,
        pricethen: dollars.describe('dollars, when it was saved'),
        markedat: z.string(),
      }),
    ),
    odatacount: z.number().int(),
  }),
  example: {
    value: [
      {
        userid: '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d10',
        propertiesid: '22612345',
        favorites: true,
        dislikes: false,
        recently_viewed: true,
        address: '5011 Chicago St, Omaha, NE 68132',
        propertysubtype: 'Single Family Residence',
        standardstatus: 'Active',
        price: 415000,
        pricethen: 429000,
        markedat: '2026-05-12T15:00:00.000Z',
      },
    ],
    odatacount: 1,
  },
});
