import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigation,
} from 'react-router';
import {
  ActiveFilterChips,
  Attribution,
  DroppedNote,
  FeedProgressBanner,
  findFeedProgress,
  findPlaceOptions,
  ListingGrid,
  ListingGridSkeleton,
  PAGE_SIZE,
  Pager,
  PlaceAccordions,
  readSearch,
  SEARCH_PATH,
  SearchForm,
  SortControl,
  searchHeading,
  searchListings,
  TypeStrip,
} from '#listings';
import { agoText, apiContext, groupedText, siteContext, useSite } from '#platform';
import { NoResults } from './no-results.tsx';
import { listMeta } from './page-meta.ts';
import styles from './property-list-page.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const now = new Date();
  const ask = { api: context.get(apiContext), now, signal: request.signal };
  const { brokerage, publicUrl } = context.get(siteContext);
  const { search: wanted, dropped } = readSearch(new URL(request.url).searchParams);
  const [page, progress, places] = await Promise.all([
    searchListings(ask, wanted),
    findFeedProgress(ask),
    findPlaceOptions(ask),
  ]);
  const { search } = page;
  const heading = searchHeading(search.filter, brokerage.city);
  return {
    ...page,
    dropped: [...dropped, ...page.dropped],
    heading,
    progress,
    updated: progress?.lastUpdateAt ? agoText(progress.lastUpdateAt, now) : null,
    places,
    meta: listMeta({
      heading,
      search,
      total: page.total,
      brokerage: brokerage.name,
      publicUrl,
      card: page.cards[0] ?? null,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

export default function PropertyListPage() {
  const page = useLoaderData<typeof loader>();
  const navigation = useNavigation();
  const { brokerage } = useSite();
  const { search, cards, total, progress } = page;
  const isSearching = navigation.location?.pathname === SEARCH_PATH;
  const isLast = (search.page - 1) * PAGE_SIZE + cards.length >= total;
  return (
    <>
      <TypeStrip search={search} />
      <main id="main" tabIndex={-1} className={`frame ${styles.page}`} aria-busy={isSearching}>
        <SearchForm search={search} />
        <ActiveFilterChips search={search} />
        <DroppedNote dropped={page.dropped} />
        {progress?.isLoading && <FeedProgressBanner progress={progress} />}
        <div className={styles.head}>
          <h1>{page.heading}</h1>
          <p className={styles.counts}>
            <strong role="status">{groupedText(total)} results</strong>
            {cards.length > 0 && <span>{page.showing}</span>}
            {page.updated && <span>Updated {page.updated}</span>}
          </p>
          <SortControl search={search} />
        </div>
        {isSearching ? (
          <ListingGridSkeleton />
        ) : cards.length > 0 ? (
          <ListingGrid cards={cards} />
        ) : (
          <NoResults search={search} total={total} isLoading={progress?.isLoading ?? false} />
        )}
        {(cards.length > 0 || search.page > 1) && (
          <Pager
            search={search}
            showing={page.showing}
            next={page.next}
            previous={page.previous}
            isLast={isLast}
          />
        )}
        <Attribution
          source={progress?.source ?? null}
          updated={page.updated}
          brokerage={brokerage.name}
        />
      </main>
      {page.places && <PlaceAccordions options={page.places} />}
    </>
  );
}
