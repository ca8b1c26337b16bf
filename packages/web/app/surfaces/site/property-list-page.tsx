import { useEffect, useRef } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { Icon } from '#design';
import {
  ActiveFilterChips,
  Attribution,
  DroppedNote,
  FeedProgressBanner,
  FROM_TYPE,
  findFeedProgress,
  findPlaceOptions,
  findSentenceHref,
  findSentenceNote,
  findWaysOn,
  ListingGrid,
  ListingGridSkeleton,
  MapSlot,
  markCards,
  Pager,
  PlaceAccordionsPanel,
  PriceOrder,
  placeAccordionsMarkup,
  readSearch,
  SaveSearchLink,
  SEARCH_PATH,
  SearchForm,
  SentenceNote,
  ShareLink,
  SortControl,
  saveSearchHref,
  searchHeading,
  searchHref,
  searchLinks,
  searchListings,
  shareFacts,
  TypeStrip,
  useDeviceMemory,
} from '#listings';
import { agoText, apiContext, groupedText, siteContext, useSite } from '#platform';
import { NoResults } from './no-results.tsx';
import { listMeta } from './page-meta.ts';
import styles from './property-list-page.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const now = new Date();
  const ask = { api: context.get(apiContext), now, signal: request.signal };
  const { brokerage, publicUrl } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const { search: wanted, dropped } = readSearch(searchParams);
  const sentenceHref = await findSentenceHref(ask, searchParams, wanted);
  if (sentenceHref) throw redirect(sentenceHref);
  // A form without script sends its empty fields along: the address to keep is the plain one.
  if (searchParams.has(FROM_TYPE) && dropped.length === 0) throw redirect(searchHref(wanted));
  const [page, progress, places] = await Promise.all([
    searchListings(ask, wanted),
    findFeedProgress(ask),
    findPlaceOptions(ask),
  ]);
  const { search, total, showing } = page;
  const cards = await markCards(context, page.cards);
  const heading = searchHeading(search.filter, brokerage.city);
  const links = searchLinks(search, { ...page, shown: cards.length });
  const conditions = links.chips.map(({ label }) => label).join(', ');
  return {
    search,
    cards,
    total,
    showing,
    links,
    homesAt: search.view ? page.homesAt : [],
    last: conditions
      ? { href: links.first, label: `${heading}: ${conditions}`.slice(0, 120) }
      : null,
    save: saveSearchHref(search),
    share: shareFacts(`${heading}, ${brokerage.name}`, publicUrl, searchHref(search)),
    waysOn: total === 0 ? await findWaysOn(ask, search) : [],
    dropped: [...dropped, ...page.dropped],
    note: await findSentenceNote(ask, searchParams, searchHref(search)),
    heading,
    progress,
    updated: progress?.lastUpdateAt ? agoText(progress.lastUpdateAt, now) : null,
    places: places && placeAccordionsMarkup(places),
    meta: listMeta({
      heading,
      search,
      total,
      brokerage: brokerage.name,
      publicUrl,
      card: cards[0] ?? null,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

export default function PropertyListPage() {
  const page = useLoaderData<typeof loader>();
  const navigation = useNavigation();
  const { brokerage } = useSite();
  const { search, links, cards, total, progress } = page;
  const hasMap = search.view === 'map';
  const next = navigation.location;
  // While the map moves the cards stay until others are there.
  const isSearching = next?.pathname === SEARCH_PATH && !next.state?.isQuiet;
  const title = useFocusOnTurn(search.page);
  useDeviceMemory(page.last);
  return (
    <>
      <TypeStrip current={search.filter.kind} links={links} />
      <main
        id="main"
        tabIndex={-1}
        className={`frame ${styles.page} ${hasMap ? styles.withMap : ''}`}
        aria-busy={isSearching}
      >
        <SearchForm search={search} links={links} />
        <ActiveFilterChips links={links} />
        <DroppedNote dropped={page.dropped} />
        <SentenceNote note={page.note} />
        {progress?.isLoading && <FeedProgressBanner progress={progress} />}
        <div className={styles.results}>
          <div className={styles.head}>
            <h1 ref={title} tabIndex={-1}>
              {page.heading}
            </h1>
            <p className={styles.counts}>
              <strong role="status">{groupedText(total)} results</strong>
              {cards.length > 0 && <span>{page.showing}</span>}
              {page.updated && <span>Updated {page.updated}</span>}
            </p>
            <div className={styles.order}>
              <Link to={links.turnMap} className={styles.turnMap} preventScrollReset>
                <Icon name={hasMap ? 'list' : 'map'} />
                {hasMap ? (
                  <>
                    <span data-narrow>List</span>
                    <span data-wide>Hide map</span>
                  </>
                ) : (
                  'Map'
                )}
              </Link>
              <PriceOrder sort={search.sort} links={links} />
              <SortControl search={search} />
              <SaveSearchLink href={page.save} />
              <ShareLink share={page.share} />
              <Pager links={links} />
            </div>
          </div>
          {isSearching ? (
            <ListingGridSkeleton isBesideMap={hasMap} />
          ) : cards.length > 0 ? (
            <ListingGrid cards={cards} isBesideMap={hasMap} />
          ) : (
            <NoResults
              page={search.page}
              total={total}
              waysOn={page.waysOn}
              first={links.first}
              isLoading={progress?.isLoading ?? false}
            />
          )}
          {(cards.length > 0 || search.page > 1) && <Pager links={links} showing={page.showing} />}
          <Attribution
            source={progress?.source ?? null}
            updated={page.updated}
            brokerage={brokerage.name}
          />
          {hasMap && <MapSlot search={search} homes={page.homesAt} listHref={links.turnMap} />}
        </div>
      </main>
      {page.places && <PlaceAccordionsPanel html={page.places} />}
    </>
  );
}

/** Turning a page leads to its top, for whoever reads by keyboard too. */
function useFocusOnTurn(page: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page) title.current?.focus({ preventScroll: true });
    before.current = page;
  }, [page]);
  return title;
}
