import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { exampleCard } from '../endpoint-examples.ts';
import { keptLists, keptReplies, keptSorts, NOTE_MOST } from '../kept-home.ts';
import { listingPaths } from '../paths.ts';
import { wireCardSchema } from '../wire-listing.ts';

const listingNumber = z.string().trim().min(1).max(60);
/** Absent, empty and all-zero stand for whoever calls (decision 8). */
const personId = z.string().max(60).nullish();
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
  note: 'Note',
};

const savedProperty = z.object({
  userid: personId,
  propertiesid: listingNumber,
  favorites: flag,
  dislikes: flag,
  recently_viewed: flag,
});

const flags = z.object({ favorites: z.boolean(), dislikes: z.boolean() });

/**
 * Marks a home (spec 1 sections 4 and 7): exactly one flag is true. `recently_viewed` puts a home
 * back on that list which was taken off. `mode` may say 'add'; any other is refused (safety.md).
 */
export const saveHome = defineEndpoint({
  method: 'POST',
  path: listingPaths.saveHome,
  access: signedIn,
  summary: 'Mark a home as favourite or dislike; the one replaces the other',
  labels,
  body: savedProperty.extend({ mode: z.literal('add').optional() }),
  answer: z.literal(keptReplies.saved),
  example: keptReplies.saved,
});

/**
 * Takes a mark away: the one whose flag is true, whichever stands when none is. `recently_viewed`
 * takes the home off that list. `mode` may say 'remove'; any other is refused.
 */
export const removeHome = defineEndpoint({
  method: 'POST',
  path: listingPaths.removeHome,
  access: signedIn,
  summary: 'Take a home’s mark away, or take it off the recently viewed',
  labels,
  body: savedProperty.extend({ mode: z.literal('remove').optional() }),
  answer: z.literal(keptReplies.removed),
  example: keptReplies.removed,
});

/** Of our own: the flag says which mark is to stand again, favorites or dislikes. */
export const undoHome = defineEndpoint({
  method: 'POST',
  path: listingPaths.undoHome,
  access: signedIn,
  summary: 'Put a home’s mark back, with its date, price and note of before',
  labels,
  body: savedProperty,
  answer: flags,
  example: { favorites: true, dislikes: false },
});

/** The flags that the toggles begin with (spec 1 section 4); both false for a visitor. */
export const getHomeFlags = defineEndpoint({
  method: 'POST',
  path: listingPaths.homeFlags,
  access: anybody,
  summary: 'Whether the caller marked a home as favourite or dislike',
  labels,
  body: z.object({ userid: personId, propertiesid: listingNumber }),
  answer: flags,
  example: { favorites: true, dislikes: false },
});

/**
 * What the caller keeps about one home: the saved-property record of spec 1 section 3, from which
 * the toggles begin too, with note, date, price and status of then beside it. All flags are false
 * and the rest empty for a visitor (`userid` is then all-zero) and for a home never marked.
 */
export const getKeptHome = defineEndpoint({
  method: 'GET',
  path: listingPaths.keptHome,
  access: anybody,
  summary: 'What the caller keeps about one home: flags, note, price and status of then',
  query: z.object({ UserId: z.string().max(60).optional(), ListingId: listingNumber }),
  answer: flags.extend({
    userid: z.string(),
    propertiesid: z.string(),
    recently_viewed: z.boolean(),
    markedat: z.string().nullable(),
    pricethen: z.number().nullable().describe('dollars'),
    statusthen: z.string().nullable(),
    note: z.string(),
    version: z.number().int().describe('of the note, to be sent with its next change'),
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

/** Of our own: for cards and map. Homes without a mark and not viewed are left out. */
export const getHomeMarks = defineEndpoint({
  method: 'POST',
  path: listingPaths.homeMarks,
  access: anybody,
  summary: 'Which of these homes the caller marked or viewed; at most 100 at once',
  body: z.object({ userid: personId, listingids: z.array(listingNumber).max(100) }),
  answer: z.object({
    value: z.array(flags.extend({ listingid: z.string(), recently_viewed: z.boolean() })),
  }),
  example: {
    value: [{ listingid: '22612345', favorites: true, dislikes: false, recently_viewed: true }],
  },
});

/** Of our own. `card` is null for a home that is no longer shown; sold homes stay with theirs. */
export const getKeptHomes = defineEndpoint({
  method: 'GET',
  path: listingPaths.keptHomes,
  access: signedIn,
  summary: 'The caller’s favourites, dislikes or recently viewed homes, with changes since',
  query: z.object({
    userid: z.string().max(60).optional(),
    list: z.enum(keptLists),
    sortby: z.enum(keptSorts).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).optional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  answer: z.object({
    value: z.array(
      flags.extend({
        listingid: z.string(),
        card: wireCardSchema.nullable(),
        at: z.string().describe('instant of the mark, or of the last view'),
        pricethen: z.number().nullable().describe('dollars'),
        pricechange: z.number().nullable().describe('dollars since then; below 0 is lower'),
        statusthen: z.string().nullable(),
        note: z.string(),
        version: z.number().int(),
      }),
    ),
    odatacount: z.number().int(),
    showingresult: z.string(),
  }),
  example: {
    value: [
      {
        listingid: '22612345',
        card: exampleCard,
        at: '2026-05-12T15:00:00.000Z',
        favorites: true,
        dislikes: false,
        pricethen: 429000,
        pricechange: -14000,
        statusthen: 'Active',
        note: 'Ask about the roof.',
        version: 1,
      },
    ],
    odatacount: 1,
    showingresult: 'Showing 1 - 1',
  },
});

/** Of our own. An empty note clears it. `version` is the one that was read; 0 where none was. */
export const saveHomeNote = defineEndpoint({
  method: 'POST',
  path: listingPaths.saveHomeNote,
  access: signedIn,
  summary: 'Write, change or clear the caller’s note about a home they marked',
  labels,
  body: z.object({
    userid: personId,
    propertiesid: listingNumber,
    note: z.string().max(NOTE_MOST),
    version: z.number().int().min(0),
  }),
  answer: z.object({ note: z.string(), version: z.number().int() }),
  example: { note: 'Ask about the roof.', version: 2 },
});

/**
 * A view of a home's page (spec 1 section 3). Address, type and price come from our own rows,
 * whatever is sent (decision 8: of nobody nothing is stored but the count). The specs' client
 * ignores the answer.
 */
export const saveHomeView = defineEndpoint({
  method: 'POST',
  path: listingPaths.saveHomeView,
  access: anybody,
  summary: 'Count a view of a home’s page; for whoever is signed in, keep it as recently viewed',
  body: z.object({
    listingid: listingNumber,
    userid: personId,
    address: z.string().max(300).nullish(),
    propertysubtype: z.string().max(100).nullish(),
    listingprice: z.union([z.number(), z.string().max(40)]).nullish(),
  }),
  answer: z.object({ counted: z.boolean() }),
  example: { counted: true },
});

/** Of our own. */
export const getHomeInterest = defineEndpoint({
  method: 'GET',
  path: listingPaths.homeInterest,
  access: anybody,
  summary: 'How often a home’s page was viewed in the last 30 days, and how many saved the home',
  query: z.object({ ListingId: listingNumber }),
  answer: z.object({
    listingid: z.string(),
    days: z.number().int(),
    views: z.number().int(),
    saves: z.number().int(),
  }),
  example: { listingid: '22612345', days: 30, views: 148, saves: 6 },
});
