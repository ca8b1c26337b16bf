import { z } from 'zod';
import { exampleHomeCard, homeCardSchema } from '#listings';
import {
  defineEndpoint,
  linesText,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import { savedCalls } from './calls.ts';
import { homeReactions, NOTE_MAX, savedHomeReplies, savedLists, savedSorts } from './saved-home.ts';

const listingNumber = lineText(60).min(1);
/** Absent, empty and all-zero mean the caller. */
const personId = lineText(60).nullish();
const flag = z.boolean().nullish();
const anybody = { kind: 'public' } as const;
const signedIn = { kind: 'signed-in' } as const;

const labels = {
  userid: 'User',
  propertiesid: 'Property',
  favorites: 'Favorites',
  dislikes: 'Dislikes',
  recently_viewed: 'Recently viewed',
  mode: 'Mode',
  mlsNumber: 'Home',
  reaction: 'Reaction',
  note: 'Note',
};

const reaction = z.enum(homeReactions);

const savedProperty = z.object({
  userid: personId,
  propertiesid: listingNumber,
  favorites: flag,
  dislikes: flag,
  recently_viewed: flag,
});

const flags = z.object({ favorites: z.boolean(), dislikes: z.boolean() });

/**
 * Saves a favorite or dislike: exactly one flag is true. `recently_viewed` puts a removed
 * home back on that list. `mode` may say 'add'; any other is refused.
 */
export const saveHome = defineEndpoint(savedCalls.saveHome, {
  access: signedIn,
  summary: 'Favorite or dislike a home; one replaces the other',
  labels,
  body: savedProperty.extend({ mode: z.literal('add').optional() }),
  answer: z.literal(savedHomeReplies.saved),
  example: savedHomeReplies.saved,
});

/**
 * Removes a favorite or dislike: the one whose flag is true, or any when none is. `recently_viewed`
 * removes the home from that list. `mode` may say 'remove'; any other is refused.
 */
export const removeHome = defineEndpoint(savedCalls.removeHome, {
  access: signedIn,
  summary: 'Remove a home’s favorite or dislike, or take it off the recently viewed list',
  labels,
  body: savedProperty.extend({ mode: z.literal('remove').optional() }),
  answer: z.literal(savedHomeReplies.removed),
  example: savedHomeReplies.removed,
});

/** Our own. */
export const undoHome = defineEndpoint(savedCalls.undoHome, {
  access: signedIn,
  summary: 'Restore a home’s favorite or dislike, with its earlier date, price and note',
  labels,
  body: z.object({ personId, mlsNumber: listingNumber, reaction }),
  answer: z.object({ reaction }),
  example: { reaction: 'favorite' },
});

/** The initial state of the toggles; both false for a visitor. */
export const getHomeFlags = defineEndpoint(savedCalls.getHomeFlags, {
  whileSeeingAs: 'open',
  access: anybody,
  summary: 'Whether the caller favorited or disliked a home',
  labels,
  body: z.object({ userid: personId, propertiesid: listingNumber }),
  answer: flags,
  example: { favorites: true, dislikes: false },
});

/**
 * The caller's reaction to one home: the saved-property record of R-54, which sets the toggles,
 * with its note, date, and the price and status at the time. For visitors and for homes without a
 * reaction, flags are false, other fields empty, and a visitor's `userid` is all zeros.
 */
export const getSavedHome = defineEndpoint(savedCalls.getSavedHome, {
  access: anybody,
  summary: 'What the caller saved about one home: flags, note, price and status at the time',
  query: z.object({ UserId: lineText(60).optional(), ListingId: listingNumber }),
  answer: flags.extend({
    userid: z.string(),
    propertiesid: z.string(),
    recently_viewed: z.boolean(),
    markedat: z.string().nullable(),
    pricethen: z.number().nullable().describe('dollars'),
    statusthen: z.string().nullable(),
    note: z.string(),
    version: z.number().int().describe('of the note; send it with the next change'),
  }),
  example: {
    userid: '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d10',
    propertiesid: '22612345',
    favorites: true,
    dislikes: false,
    recently_viewed: true,
    markedat: '2026-05-12T15:00:00.000Z',
    pricethen: 429000,
    statusthen: 'Active',
    note: 'Ask about the roof.',
    version: 1,
  },
});

/** Our own, for cards and the map. Includes only homes with a reaction and viewed homes. */
export const getHomeReactions = defineEndpoint(savedCalls.getHomeReactions, {
  whileSeeingAs: 'open',
  access: anybody,
  summary: 'Which of these homes the caller favorited, disliked or viewed; at most 100 at a time',
  body: z.object({ personId, mlsNumbers: z.array(listingNumber).max(100) }),
  answer: z.object({
    value: z.array(
      z.object({
        mlsNumber: z.string(),
        reaction: reaction.nullable(),
        isViewed: z.boolean(),
      }),
    ),
  }),
  example: { value: [{ mlsNumber: '22612345', reaction: 'favorite', isViewed: true }] },
});

/** Our own. `card` is null for a home that is no longer shown; sold homes keep theirs. */
export const getSavedHomes = defineEndpoint(savedCalls.getSavedHomes, {
  access: signedIn,
  summary: 'The caller’s favorites, dislikes or recently viewed homes, with changes since',
  query: z.object({
    personId: lineText(60).optional(),
    list: z.enum(savedLists),
    sort: z.enum(savedSorts).default('newest'),
    ...pageQuery,
  }),
  answer: z.object({
    data: z.array(
      z.object({
        mlsNumber: z.string(),
        reaction: reaction.nullable(),
        card: homeCardSchema.nullable(),
        at: z.string().describe('instant of the reaction, or of the last view'),
        priceThenCents: z.number().int().nullable(),
        priceChangeCents: z.number().int().nullable().describe('since then; negative if lower'),
        statusThen: z.string().nullable(),
        note: z.string(),
        version: z.number().int(),
      }),
    ),
    ...pageFacts,
  }),
  example: {
    data: [
      {
        mlsNumber: '22612345',
        reaction: 'favorite',
        card: exampleHomeCard,
        at: '2026-05-12T15:00:00.000Z',
        priceThenCents: 42_900_000,
        priceChangeCents: -1_400_000,
        statusThen: 'Active',
        note: 'Ask about the roof.',
        version: 1,
      },
    ],
    page: 1,
    pageSize: 20,
    total: 1,
  },
});

/** Our own. An empty note clears it. `version` is the one that was read; 0 if there was none. */
export const saveHomeNote = defineEndpoint(savedCalls.saveHomeNote, {
  access: signedIn,
  summary: 'Write, change or clear the caller’s note about a home they favorited or disliked',
  labels,
  body: z.object({
    personId,
    mlsNumber: listingNumber,
    note: linesText(NOTE_MAX),
    version: recordVersion,
  }),
  answer: z.object({ note: z.string(), version: z.number().int() }),
  example: { note: 'Ask about the roof.', version: 2 },
});

/**
 * A view of a home's page. Address, type and price come from our own rows, not from the
 * request. Visitors are only counted. The specified client ignores the answer.
 */
export const saveHomeView = defineEndpoint(savedCalls.saveHomeView, {
  access: anybody,
  summary: 'Count a view of a home’s page; when signed in, save it as recently viewed',
  body: z.object({
    listingid: listingNumber,
    userid: personId,
    address: lineText(300).nullish(),
    propertysubtype: lineText(100).nullish(),
    listingprice: z.union([z.number(), lineText(40)]).nullish(),
  }),
  answer: z.object({ counted: z.boolean() }),
  example: { counted: true },
});

/** Our own. */
export const getHomeInterest = defineEndpoint(savedCalls.getHomeInterest, {
  access: anybody,
  summary: 'How often a home’s page was viewed in the last 30 days, and how many saved the home',
  query: z.object({ mlsNumber: listingNumber }),
  answer: z.object({
    days: z.number().int(),
    views: z.number().int(),
    saves: z.number().int(),
  }),
  example: { days: 30, views: 148, saves: 6 },
});
