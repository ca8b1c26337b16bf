import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { exampleCard } from '../endpoint-examples.ts';
import { listingPaths } from '../paths.ts';
import { alertFrequencies, alertNews, SEARCH_NAME_MOST } from '../saved-search.ts';
import { searchFilterLabels, searchFilterSchema } from '../search-filter.ts';
import { wireCardSchema } from '../wire-listing.ts';

const signedIn = { kind: 'signed-in' } as const;
const anybody = { kind: 'public' } as const;
/** Absent, empty and all-zero stand for whoever calls (decision 8). */
const personId = z.string().max(60).optional();
const sid = z.uuid();

const labels = {
  ...searchFilterLabels,
  sid: 'Saved search',
  filter_name: 'Name',
  frequency: 'How often',
  wants: 'What to tell',
  version: 'Version',
};

/**
 * A saved search (spec 1 section 3): sid, userid, filter_name, the filter's fields beside them, and
 * the specs' two dates, which no filter of ours sets. Ours: how often it is told and of what, how
 * many homes it found since it was last looked at, and its version.
 */
export const wireSavedSearchSchema = z.looseObject({
  sid: z.string(),
  userid: z.string(),
  filter_name: z.string(),
  onmarketdate: z.string().nullable(),
  offmarketdate: z.string().nullable(),
  frequency: z.enum(alertFrequencies),
  wants: z.array(z.enum(alertNews)),
  newcount: z.number().int().describe('homes with news since it was last looked at'),
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

const answer = z.object({ value: z.array(wireSavedSearchSchema) });
const example = { value: [exampleSearch] };

/** The caller's saved searches, the newest first; at most 50 (spec 1 section 7). */
export const getSavedSearches = defineEndpoint({
  method: 'GET',
  path: listingPaths.savedSearches,
  access: signedIn,
  summary: 'The caller’s saved searches with their counts of new homes',
  query: z.object({ userid: personId }),
  answer,
  example,
});

/** One of the caller's saved searches, as a list of one; any other is 404. */
export const getSavedSearch = defineEndpoint({
  method: 'GET',
  path: listingPaths.savedSearch,
  access: signedIn,
  summary: 'One saved search of the caller',
  query: z.object({ userid: personId, sid }),
  labels,
  answer,
  example,
});

/**
 * Of our own: without `sid` a new one, else a change of that one, which wants its `version` and
 * leaves what is absent as it is. Page, cursors and person are not kept of the filter. Refuses a 51st.
 */
export const saveSearch = defineEndpoint({
  method: 'POST',
  path: listingPaths.saveSearch,
  access: signedIn,
  summary: 'Save a search, or change a saved one',
  labels,
  body: z
    .strictObject({
      userid: personId.nullable(),
      sid: sid.optional(),
      version: z.number().int().min(1).optional(),
      filter_name: z.string().trim().min(1).max(SEARCH_NAME_MOST).optional(),
      frequency: z.enum(alertFrequencies).optional(),
      wants: z.array(z.enum(alertNews)).max(alertNews.length).optional(),
      filter: searchFilterSchema.optional(),
    })
    .superRefine(({ sid: id, version, filter_name, filter }, context) => {
      const missing = (field: string) =>
        context.addIssue({ code: 'custom', path: [field], message: 'is required' });
      if (id !== undefined && version === undefined) missing('version');
      if (id === undefined && filter_name === undefined) missing('filter_name');
      if (id === undefined && filter === undefined) missing('filter');
    }),
  answer,
  example,
});

const oneSearch = z.strictObject({ userid: personId.nullable(), sid });

/** Of our own; it can be restored for 30 days. Deleting it again is harmless. */
export const deleteSearch = defineEndpoint({
  method: 'POST',
  path: listingPaths.deleteSearch,
  access: signedIn,
  summary: 'Delete a saved search',
  labels,
  body: oneSearch,
  answer: z.object({ deleted: z.literal(true) }),
  example: { deleted: true },
});

/** Of our own. */
export const restoreSearch = defineEndpoint({
  method: 'POST',
  path: listingPaths.restoreSearch,
  access: signedIn,
  summary: 'Take the deletion of a saved search back',
  labels,
  body: oneSearch,
  answer,
  example,
});

const newsOfHome = z.object({
  card: wireCardSchema,
  news: z.array(
    z.object({
      kind: z.enum(alertNews),
      at: z.string().describe('instant of the change at the MLS, or start of the open house'),
    }),
  ),
});

/**
 * Of our own: homes with news for a saved search since it was last looked at, the latest first, at
 * most 60; from then on they count as seen when `seen` is true.
 */
export const readSearchNews = defineEndpoint({
  method: 'POST',
  path: listingPaths.searchNews,
  access: signedIn,
  summary: 'What a saved search found since it was last looked at',
  labels,
  body: oneSearch.extend({ seen: z.boolean().optional() }),
  answer: z.object({ value: z.array(newsOfHome) }),
  example: {
    value: [{ card: exampleCard, news: [{ kind: 'new', at: '2026-05-14T15:00:00.000Z' }] }],
  },
});

const alertToken = z.string().trim().min(20).max(400);

/** Of our own: what a mail's unsubscribe link is about, without doing anything. */
export const getAlertLink = defineEndpoint({
  method: 'GET',
  path: listingPaths.alertLink,
  access: anybody,
  summary: 'Which alerts an unsubscribe link stops',
  query: z.object({ token: alertToken }),
  answer: z.object({
    filter_name: z.string().nullable().describe('null: the alerts of all saved searches'),
    off: z.boolean(),
  }),
  example: { filter_name: 'Dundee under 450', off: false },
});

/** Of our own: stops the alerts that the link of a mail is about; again is harmless (RFC 8058). */
export const stopAlerts = defineEndpoint({
  method: 'POST',
  path: listingPaths.stopAlerts,
  access: anybody,
  summary: 'Stop the alerts that an unsubscribe link is about',
  body: z.strictObject({ token: alertToken }),
  answer: z.object({ filter_name: z.string().nullable(), off: z.literal(true) }),
  example: { filter_name: null, off: true },
});
