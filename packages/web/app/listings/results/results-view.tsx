import type { SortOrder } from '@homestead/contract/listings';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type Location } from 'react-router';
import { Icon } from '#design';
import { localHref, StaticHtml, useRepeatedRefresh, useShownNavigation } from '#platform';
import { ListingGrid } from '../card/listing-grid.tsx';
import { ListingGridSkeleton } from '../card/listing-grid-skeleton.tsx';
import { useDeviceMemory } from '../device/use-device-memory.ts';
import type { LoadCommutes } from '../filters/filters-dialog.tsx';
import '../listing/attribution.module.css';
import { SEARCH_PATH } from '../listing/listing-address.ts';
import { MapSlot } from '../map/map-slot.tsx';
import type { LoadHomeStates } from '../map/use-pins.ts';
import { resultsMessages } from '../messages/results.ts';
import '../places/place-accordions.module.css';
import { DEFAULT_SORT } from '../search/search.ts';
import { ShareLink } from '../share/share-link.tsx';
import { ActiveFilterChips } from './active-filter-chips.tsx';
import './dropped-note.module.css';
import './feed-progress-banner.module.css';
import type { ResultsPage } from './load-results.ts';
import { Pager } from './pager.tsx';
import styles from './results-view.module.css';
import { SearchForm } from './search-form.tsx';
import { SortControl } from './sort-control.tsx';
import { TypeStrip } from './type-strip.tsx';

const REFRESH_MS = 5000;

interface ResultsViewProps {
  page: ResultsPage;
  /** Shown next to Share. */
  saveLink: ReactNode;
  loadCommutes: LoadCommutes;
  loadHomeStates: LoadHomeStates;
}

/** The results with the search form, and on wide screens the map unless the visitor hid it. */
export function ResultsView({ page, saveLink, loadCommutes, loadHomeStates }: ResultsViewProps) {
  const navigation = useShownNavigation();
  const { search, links, cards, total, progress, hasMap } = page;
  const isMapFirst = search.view === 'map';
  const next = navigation.location;
  // While the map moves, the cards stay until the new ones arrive.
  const isSearching = next?.pathname === localHref(SEARCH_PATH) && !next.state?.isQuiet;
  const title = useFocusOnTurn(search.page);
  useDeviceMemory(page.last);
  // Until all homes are there.
  useRepeatedRefresh(progress !== null, REFRESH_MS);
  return (
    <>
      <TypeStrip current={search.filter.kind} links={links} />
      <main
        id="main"
        tabIndex={-1}
        className={`frame ${styles.page} ${hasMap ? styles.withMap : ''}`}
        data-view={search.view}
        aria-busy={isSearching}
      >
        <SearchForm search={search} links={links} said={page.said} loadCommutes={loadCommutes} />
        <ActiveFilterChips links={links} />
        {page.notes && <StaticHtml html={page.notes} />}
        {progress && <StaticHtml html={progress} />}
        <div className={styles.results}>
          <div className={styles.head}>
            <h1 ref={title} tabIndex={-1}>
              {page.heading}
            </h1>
            <p className={styles.counts}>
              <strong className="ink semibold" role="status" data-total={total}>
                {isSearching ? resultsMessages.searching() : page.totalText}
              </strong>
              {!isSearching && cards.length > 0 && <span>{page.showing}</span>}
              {page.updated && <span>{resultsMessages.updated({ ago: page.updated })}</span>}
            </p>
            <div className={styles.order}>
              <Link
                to={links.toggleMap}
                className={styles.toggleMap}
                data-bottom="pill"
                preventScrollReset
              >
                <Icon name={isMapFirst ? 'list' : 'map'} />
                {isMapFirst ? resultsMessages.list() : resultsMessages.map()}
              </Link>
              <Link
                to={hasMap ? links.hideMap : links.showMap}
                className={styles.toggleMap}
                data-wide
                preventScrollReset
              >
                <Icon name={hasMap ? 'list' : 'map'} />
                {hasMap ? resultsMessages.hideMap() : resultsMessages.map()}
              </Link>
              <SortControl sort={(isSearching && sortAsked(next)) || search.sort} links={links} />
              {saveLink}
              <ShareLink share={page.share} />
            </div>
          </div>
          {isSearching ? (
            <ListingGridSkeleton isBesideMap={hasMap} />
          ) : cards.length > 0 ? (
            <>
              <a id="skip-homes" href="#after-homes" className={`${styles.skip} unseen`}>
                {/* Nothing is painted until the search is complete, so that it doesn’t shift. */}
                <link rel="expect" href="#skip-homes" blocking="render" />
                {resultsMessages.skipHomes()}
              </a>
              <ListingGrid cards={cards} isBesideMap={hasMap} />
            </>
          ) : (
            <StaticHtml html={page.noResults || ''} />
          )}
          <span id="after-homes" tabIndex={-1} />
          {(cards.length > 0 || search.page > 1) && <Pager links={links} showing={page.showing} />}
          <StaticHtml html={page.attribution} />
        </div>
        {hasMap && (
          <MapSlot
            search={search}
            total={total}
            homes={page.homesAt}
            listHref={links.hideMap}
            loadHomeStates={loadHomeStates}
          />
        )}
      </main>
    </>
  );
}

/** The sort order that is loading. */
function sortAsked({ search }: Location): SortOrder {
  return (new URLSearchParams(search).get('sort') as SortOrder | null) ?? DEFAULT_SORT;
}

/** Moves the focus to the heading when the page number changes. */
function useFocusOnTurn(page: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page) title.current?.focus({ preventScroll: true });
    before.current = page;
  }, [page]);
  return title;
}
