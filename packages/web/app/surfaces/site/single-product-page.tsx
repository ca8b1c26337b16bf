import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import {
  AllPhotos,
  Attribution,
  DetailSections,
  FactsStrip,
  findListing,
  findMark,
  getHistory,
  getOpenHouses,
  getSimilarListings,
  ListingRow,
  markCards,
  OpenHouses,
  PhotoGallery,
  PriceHistory,
  reportView,
  searchListings,
  useViewReport,
} from '#listings';
import { agoText, apiContext, instantText, siteContext, useSite } from '#platform';
import { AskPanel } from './ask-panel.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { NotFound } from './not-found.tsx';
import { listingMeta } from './page-meta.ts';
import { ActionBar, SaleBar } from './sale-bar.tsx';
import { saleFactsOf } from './sale-facts.ts';
import styles from './single-product-page.module.css';
import { breadcrumbs, listingFacts, StructuredData } from './structured-data.tsx';

const SIMILAR = 4;

export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args;
  const now = new Date();
  const ask = { api: context.get(apiContext), now, signal: request.signal };
  const { brokerage, publicUrl } = context.get(siteContext);
  const mlsNumber = params.listingId ?? '';
  const [listing, openHouses, history, similar] = await Promise.all([
    findListing(ask, mlsNumber),
    getOpenHouses(ask, mlsNumber),
    getHistory(ask, mlsNumber),
    getSimilarListings(ask, mlsNumber, SIMILAR),
  ]);
  if (!listing) {
    const newest = await searchListings(ask, { filter: {}, sort: 'newest', page: 1 });
    const found = {
      listing: null,
      cards: newest.cards.slice(0, SIMILAR),
      meta: [{ title: 'Home not found' }, { name: 'robots', content: 'noindex' }],
    };
    return data(found, { status: 404 });
  }
  const [mark, similarCards, viewReport] = await Promise.all([
    findMark(context, mlsNumber),
    markCards(context, similar),
    reportView(args, mlsNumber),
  ]);
  return data({
    listing,
    mark,
    viewReport,
    openHouses,
    history,
    similar: similarCards,
    crumbs: breadcrumbs(listing).slice(0, -1),
    sale: saleFactsOf(listing, openHouses[0] ?? null),
    machineFacts: listingFacts(listing, brokerage.name, publicUrl),
    modified: instantText(listing.modifiedAt),
    showsAllPhotos: new URL(request.url).searchParams.get('photos') === 'all',
    confirmed: agoText(listing.lastConfirmedAt, now),
    meta: listingMeta(listing, brokerage.name, publicUrl),
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

export default function SingleProductPage() {
  const page = useLoaderData<typeof loader>();
  const { brokerage } = useSite();
  useViewReport(page.listing && page.viewReport);
  if (page.listing === null) {
    return (
      <NotFound
        title="We can’t find this home"
        sentence="It may have been sold or taken off the market, or the link may be mistyped."
        cards={page.cards}
      />
    );
  }
  const { listing } = page;
  return (
    <>
      <StructuredData json={page.machineFacts} />
      <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
        <Breadcrumbs crumbs={page.crumbs} />
        <PhotoGallery listing={listing} key={listing.mlsNumber} />
        <SaleBar sale={page.sale} mlsNumber={listing.mlsNumber} mark={page.mark} />
        <div className={styles.columns}>
          <div className={styles.strip}>
            <FactsStrip facts={listing.strip} />
            {listing.virtualTour && (
              <a
                href={listing.virtualTour}
                target="_blank"
                rel="noopener nofollow"
                className={`button ${styles.tour}`}
              >
                Take the virtual tour
                <span className="unseen"> (opens in a new tab)</span>
              </a>
            )}
          </div>
          <div className={styles.main}>
            <DetailSections sections={listing.sections} />
            <PriceHistory history={page.history} />
          </div>
          <aside className={styles.aside} aria-label="Visiting, costs and surroundings">
            {/* Location information */}
            {/* Neighborhood */}
            {/* Schedule tour */}
            <AskPanel listing={listing} />
            {/* Payment estimator */}
            {/* Attractions nearby */}
            <div className={styles.panel}>
              <OpenHouses openHouses={page.openHouses} />
            </div>
            {/* Your Agent */}
          </aside>
        </div>
        {page.showsAllPhotos && <AllPhotos listing={listing} />}
        {page.similar.length > 0 && (
          <section className={styles.similar} aria-labelledby="similar">
            <h2 id="similar">Similar homes</h2>
            <ListingRow cards={page.similar} />
          </section>
        )}
        <section className={styles.source} aria-label="Source of this listing">
          <p>
            <strong>
              {listing.listingFirm ? `Listed by ${listing.listingFirm}` : 'Listing firm not stated'}
              {listing.attributionContact && ` · ${listing.attributionContact}`}
            </strong>
          </p>
          <p>
            MLS number {listing.mlsNumber}
            {listing.source && ` · Source: ${listing.source}`} · Last updated{' '}
            <time dateTime={listing.modifiedAt}>{page.modified}</time> · Checked {page.confirmed}
          </p>
          <Attribution source={listing.source} updated={null} brokerage={brokerage.name} />
        </section>
      </main>
      <ActionBar sale={page.sale} mlsNumber={listing.mlsNumber} mark={page.mark} />
    </>
  );
}
