import { type LoaderFunctionArgs, redirect } from 'react-router';
import { agoText, apiContext, siteContext, staticMarkup } from '#platform';
import { Attribution } from '../listing/attribution.tsx';
import { findFeedProgress, searchListings } from '../listing/listing-client.ts';
import { resultsMessages } from '../messages/results.ts';
import { nameAgents } from '../search/name-agents.ts';
import { FROM_TYPE, readSearch, searchHref } from '../search/search-address.ts';
import { searchHeading } from '../search/search-words.ts';
import { findSentenceNote } from '../sentence/find-sentence-note.ts';
import { findSentenceHref } from '../sentence/find-sentence-search.ts';
import { SentenceNote } from '../sentence/sentence-note.tsx';
import { SAID, takeSaid, withSaid } from '../sentence/sentence-notes.ts';
import { shareFacts } from '../share/share-facts.ts';
import { DroppedNote } from './dropped-note.tsx';
import { FeedProgressBanner } from './feed-progress-banner.tsx';
import { findRelaxedSearches } from './find-relaxed-searches.ts';
import { isMapHidden, mapChoiceCookie } from './map-column.ts';
import { NoResults } from './no-results.tsx';
import { searchLinks } from './search-links.ts';

const LONGEST_LABEL = 120;

/** What the results page shows for its URL. */
export async function loadResults({ context, request }: LoaderFunctionArgs) {
  const now = new Date();
  const ask = { api: context.get(apiContext), now, signal: request.signal };
  const { brokerage, publicUrl } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const said = takeSaid(searchParams);
  const { search: wanted, dropped } = readSearch(searchParams);
  const mapChoice = mapChoiceCookie(searchParams);
  if (mapChoice) {
    const headers = { 'set-cookie': mapChoice };
    throw redirect(withSaid(searchHref(wanted), said), { headers });
  }
  const sentenceHref = await findSentenceHref(ask, searchParams, wanted);
  if (sentenceHref) throw redirect(sentenceHref);
  // Without script a form sends its empty fields too. Redirect to the URL without them.
  if (searchParams.has(FROM_TYPE) && dropped.length === 0)
    throw redirect(withSaid(searchHref(wanted), said));
  const [named = wanted] = await nameAgents(ask, [wanted]);
  const [page, progress] = await Promise.all([searchListings(ask, named), findFeedProgress(ask)]);
  const { search, total, showing, cards } = page;
  const hasMap = search.view === 'map' || !isMapHidden(request);
  const heading = searchHeading(search.filter, brokerage.city);
  const links = searchLinks(search, { ...page, shown: cards.length });
  const conditions = links.chips.map(({ label }) => label).join(', ');
  const words = conditions && `${heading}: ${conditions}`;
  const updated = progress?.lastUpdatedAt ? agoText(progress.lastUpdatedAt, now) : null;
  const none = cards.length === 0 && {
    page: search.page,
    total,
    relaxed: total === 0 ? await findRelaxedSearches(ask, search) : [],
    first: links.first,
    isLoading: progress?.isLoading ?? false,
  };
  const source = { source: progress?.source ?? null, updated, brokerage: brokerage.name };
  const droppedAll = [...dropped, ...page.dropped];
  const note = await findSentenceNote(ask, searchParams, withSaid(searchHref(search), said));
  return {
    search,
    cards,
    total,
    totalText: resultsMessages.total({ total }),
    showing: showingText(showing),
    links: said ? { ...links, rest: [...links.rest, [SAID, said] as [string, string]] } : links,
    said,
    hasMap,
    homesAt: hasMap ? page.homesAt : [],
    last: words ? { href: links.first, label: words.slice(0, LONGEST_LABEL) } : null,
    /** For the server alone: a search that narrows something. */
    words,
    share: shareFacts(`${heading}, ${brokerage.name}`, publicUrl, searchHref(search)),
    noResults: none && staticMarkup(NoResults, none),
    notes:
      (droppedAll.length > 0 ? staticMarkup(DroppedNote, { dropped: droppedAll }) : '') +
      (note ? staticMarkup(SentenceNote, { note }) : ''),
    heading,
    progress: progress?.isLoading ? staticMarkup(FeedProgressBanner, { progress }) : null,
    updated,
    attribution: staticMarkup(Attribution, source),
  };
}

/** The server's "Showing 1 - 20" in the page's language. */
function showingText(told: string): string {
  const [first = '', last = ''] = told.match(/\d+/g) ?? [];
  return resultsMessages.showing({ first, last });
}

/** What the page gets of it. */
export type ResultsPage = Omit<Awaited<ReturnType<typeof loadResults>>, 'words'>;
