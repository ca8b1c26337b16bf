import { z } from 'zod';
import { exampleHomeCard, homeCardSchema, searchFilterLabels, searchFilterSchema } from '#listings';
import { defineEndpoint, lineText, recordVersion, visitOrigin } from '#platform';
import { savedCalls } from './calls.ts';
import { alertFrequencies, alertNews, SEARCH_NAME_MAX } from './saved-search.ts';

const signedIn = { kind: 'signed-in' } as const;
const anybody = { kind: 'public' } as const;
/** Absent, empty and all-zero mean the caller. */
const personId = lineText(60).optional();
const sid = z.uuid();

const labels = {
  ...searchFilterLabels,
  sid: 'Saved search',
  id: 'Saved search',
  name: 'Name',
  frequency: 'Email frequency',
  wants: 'Email about',
  version: 'Version',
};

/**
 * A saved search: sid, userid, filter_name, the filter's fields next to them, and two
 * specified dates, which no filter of ours sets. Our own: alert frequency and kinds, how many homes
 * it found since it was last viewed, and its version.
 */
const wireSavedSearchSchema = z.looseObject({
  sid: z.string(),
  userid: z.string(),
  filter_name: z.string(),
  onmarketdate: z.string().nullable(),
  offmarketdate: z.string().nullable(),
  frequency: z.enum(alertFrequencies),
  wants: z.array(z.enum(alertNews)),
  newcount: z.number().int().describe('homes with news since it was last viewed'),
  createdat: z.string(),
  changedat: z.string(),
  lookedat: z.string(),
  version: z.number().int(),
});
export type WireSavedSearch = z.infer<typeof wireSavedSearchSchema>;

const exampleSearch: WireSavedSearch = {
  sid: '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d10',
  userid: '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d11',
  filter_name: 'Dundee under 450',
  onmarketdate: null,
  offmarketdate: null,
  city: ['Omaha'],
  subdivisionname: ['Dundee'],
  pricemax: 450000,
  sortby: 'newest',
  frequency: 'daily',
  wants: ['new', 'price-drop'],
  newcount: 3,
  createdat: '2026-05-12T15:00:00.000Z',
  changedat: '2026-05-12T15:00:00.000Z',
  lookedat: '2026-05-14T15:00:00.000Z',
  version: 1,
};

const savedVersion = z.object({ id: z.string(), version: z.number().int() });
const exampleVersion = { id: exampleSearch.sid, version: 2 };

const answer = z.object({ value: z.array(wireSavedSearchSchema) });
const example = { value: [exampleSearch] };

/** The caller's saved searches, newest first; at most 50. */
export const getSavedSearches = defineEndpoint(savedCalls.getSavedSearches, {
  access: signedIn,
  summary: 'The caller’s saved searches with their counts of new homes',
  query: z.object({ userid: personId }),
  answer,
  example,
});

/** One of the caller's saved searches, as a list of one; any other is 404. */
export const getSavedSearch = defineEndpoint(savedCalls.getSavedSearch, {
  access: signedIn,
  summary: 'One saved search of the caller',
  query: z.object({ userid: personId, sid }),
  labels,
  answer,
  example,
});

/**
 * Our own: without `id` a new one, otherwise a change of that one, which needs its `version` and
 * leaves absent fields as they are. The filter is saved without page, cursors and person. Refuses a
 * 51st.
 */
export const saveSearch = defineEndpoint(savedCalls.saveSearch, {
  access: signedIn,
  summary: 'Save a search, or change a saved one',
  isForm: true,
  labels,
  body: z
    .strictObject({
      personId: personId.nullable(),
      id: z.uuid().optional(),
      version: recordVersion.optional(),
      name: lineText(SEARCH_NAME_MAX).min(1).optional(),
      frequency: z.enum(alertFrequencies).optional(),
      wants: z.array(z.enum(alertNews)).max(alertNews.length).optional(),
      filter: searchFilterSchema.optional(),
      ...visitOrigin,
    })
    .superRefine(({ id, version, name, filter }, context) => {
      const missing = (field: string) =>
        context.addIssue({ code: 'custom', path: [field], message: 'is required' });
      if (id !== undefined && version === undefined) missing('version');
      if (id === undefined && name === undefined) missing('name');
      if (id === undefined && filter === undefined) missing('filter');
    }),
  answer: savedVersion,
  example: exampleVersion,
});

const oneSearch = z.strictObject({ personId: personId.nullable(), id: z.uuid() });

/** Our own; it can be restored for 30 days. Deleting it again is harmless. */
export const deleteSearch = defineEndpoint(savedCalls.deleteSearch, {
  access: signedIn,
  summary: 'Delete a saved search',
  labels,
  body: oneSearch,
  answer: z.object({ isDeleted: z.literal(true) }),
  example: { isDeleted: true },
});

/** Our own. */
export const restoreSearch = defineEndpoint(savedCalls.restoreSearch, {
  access: signedIn,
  summary: 'Restore a deleted saved search',
  labels,
  body: oneSearch,
  answer: savedVersion,
  example: exampleVersion,
});

const newsOfHome = z.object({
  card: homeCardSchema,
  news: z.array(
    z.object({
      kind: z.enum(alertNews),
      at: z.string().describe('instant of the change at the MLS, or start of the open house'),
    }),
  ),
});

/**
 * Our own: homes with news for a saved search since it was last viewed, the latest first, at most
 * 60; with `markViewed` they count as viewed from then on.
 */
export const readSearchNews = defineEndpoint(savedCalls.readSearchNews, {
  access: signedIn,
  summary: 'What a saved search found since it was last viewed',
  labels,
  body: oneSearch.extend({ markViewed: z.boolean().optional() }),
  answer: z.object({ value: z.array(newsOfHome) }),
  example: {
    value: [{ card: exampleHomeCard, news: [{ kind: 'new', at: '2026-05-14T15:00:00.000Z' }] }],
  },
});

/**
 * Our own: a search that staff built for someone without an account, by the id in the emails about
 * it, to open its results. Once it is in an account, it isn't found here (saved-search-not-found).
 */
export const getSharedSearch = defineEndpoint(savedCalls.getSharedSearch, {
  access: anybody,
  summary: 'A search that staff built for someone without an account',
  labels,
  query: z.object({ sid }),
  answer: z.object({
    name: z.string(),
    filter: z.looseObject({}).describe('as in the body of Property/GetPropertyList'),
  }),
  example: { name: 'Dundee under 450', filter: { city: ['Omaha'], sortby: 'newest' } },
});

/** May come in the header X-Link-Key instead. */
const alertToken = lineText(400).min(20);

/** Our own: the searches an unsubscribe link stops. Changes nothing. */
export const getAlertLink = defineEndpoint(savedCalls.getAlertLink, {
  access: anybody,
  summary: 'Which alerts an unsubscribe link stops',
  query: z.object({ token: alertToken.optional() }),
  answer: z.object({
    searchName: z.string().nullable().describe('null: all saved searches'),
    isOff: z.boolean(),
  }),
  example: { searchName: 'Dundee under 450', isOff: false },
});

/** Our own: stops the alerts of an unsubscribe link; repeating it is harmless (RFC 8058). */
export const stopAlerts = defineEndpoint(savedCalls.stopAlerts, {
  access: anybody,
  summary: 'Stop the alerts of an unsubscribe link',
  body: z.strictObject({ token: alertToken.optional() }),
  answer: z.object({ searchName: z.string().nullable(), isOff: z.literal(true) }),
  example: { searchName: null, isOff: true },
});
