import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { findVisitParts, ScheduleTourPanel } from '#leads';
import {
  AllPhotos,
  EstimatorPanel,
  estimatorMarkup,
  findEstimateTerms,
  findHomeInterest,
  findListing,
  findMark,
  findNearbySold,
  findPriceComparison,
  findSurroundings,
  getHistory,
  getOpenHouses,
  getSimilarListings,
  groupPhotos,
  HomeStill,
  listingHref,
  markCards,
  openHousesMarkup,
  PhotoGallery,
  ReportLink,
  readFigures,
  renderHome,
  reportView,
  ShareLink,
  SimilarCarousel,
  SurroundingsPanel,
  searchListings,
  shareFacts,
  soldSentence,
  useViewReport,
} from '#listings';
import { agoText, apiContext, siteContext } from '#platform';
import { AskPanel } from './ask-panel.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { NotFound } from './not-found.tsx';
import { listingMeta } from './page-meta.ts';
import { ActionBar, SaleBar } from './sale-bar.tsx';
import { saleFactsOf } from './sale-facts.ts';
import styles from './single-product-page.module.css';
import { breadcrumbs, listingFacts, StructuredData } from './structured-data.tsx';

const SIMILAR = 12;
const NEWEST = 4;

export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args;
  const now = new Date();
  const ask = { api: context.get(apiContext), now, signal: request.signal };
  const { brokerage, publicUrl } = context.get(siteContext);
  const mlsNumber = params.listingId ?? '';
  const [listing, openHouses, history, similar, sold, comparison, interest, terms] =
    await Promise.all([
      findListing(ask, mlsNumber),
      getOpenHouses(ask, mlsNumber),
      getHistory(ask, mlsNumber),
      getSimilarListings(ask, mlsNumber, SIMILAR),
      findNearbySold(ask, mlsNumber),
      findPriceComparison(ask, mlsNumber),
      findHomeInterest(ask, mlsNumber),
      findEstimateTerms(ask),
    ]);
  if (!listing) {
    const newest = await searchListings(ask, { filter: {}, sort: 'newest', page: 1 });
    const found = {
      listing: null,
      cards: newest.cards.slice(0, NEWEST),
      meta: [{ title: 'Home not found' }, { name: 'robots', content: 'noindex' }],
    };
    return data(found, { status: 404 });
  }
  const { searchParams } = new URL(request.url);
  const showsAllPhotos = searchParams.get('photos') === 'all';
  const [visit, mark, similarCards, viewReport, surroundings] = await Promise.all([
    findVisitParts(args, listing, now),
    findMark(context, mlsNumber),
    markCards(context, similar),
    reportView(args, mlsNumber),
    findSurroundings(args, listing),
  ]);
  const sale = saleFactsOf(listing, openHouses[0] ?? null);
  // The browser is not sent again what stands in the markup.
  const { sections: _, strip: __, remarks: ___, ...home } = listing;
  return data({
    listing: home,
    mark,
    viewReport,
    surroundings,
    visit: { ...visit, openHouses: openHousesMarkup(listing.mlsNumber, openHouses) },
    estimator: estimatorMarkup(listing, terms, searchParams),
    similar: similarCards,
    parts: renderHome({
      listing,
      history,
      figures: readFigures(listing, { comparison, interest, terms }),
      sold: { homes: sold?.homes ?? [], sentence: soldSentence(sold) },
      confirmed: agoText(listing.lastConfirmedAt, now),
      brokerage: brokerage.name,
    }),
    crumbs: breadcrumbs(listing).slice(0, -1),
    sale,
    share: shareFacts(
      `${sale.street}, ${sale.cityLine}`,
      publicUrl,
      listingHref(listing.mlsNumber),
    ),
    machineFacts: listingFacts(listing, brokerage.name, publicUrl),
    allPhotos: showsAllPhotos ? groupPhotos(listing.photos) : null,
    meta: listingMeta(listing, brokerage.name, publicUrl),
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

export default function SingleProductPage() {
  const page = useLoaderData<typeof loader>();
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
        <PhotoGallery photos={listing.photos} mlsNumber={listing.mlsNumber} />
        <SaleBar sale={page.sale} mlsNumber={listing.mlsNumber} mark={page.mark} />
        <div className={styles.columns}>
          <div className={styles.strip}>
            <HomeStill html={page.parts.top} />
            <div className={styles.ways}>
              <HomeStill html={page.parts.ways} />
              <ShareLink share={page.share} />
            </div>
          </div>
          <div className={styles.main}>
            <HomeStill html={page.parts.main} />
          </div>
          <aside className={styles.aside} aria-label="Visiting, costs and surroundings">
            <SurroundingsPanel
              key={`${listing.mlsNumber} ${page.surroundings.isComplete}`}
              html={page.surroundings.html}
              isComplete={page.surroundings.isComplete}
            />
            {page.visit.tour && <ScheduleTourPanel key={page.visit.tour} html={page.visit.tour} />}
            <AskPanel listing={listing} />
            {page.estimator && <EstimatorPanel key={page.estimator} html={page.estimator} />}
            <HomeStill html={page.surroundings.attractions} />
            <div className={styles.panel}>
              <HomeStill html={page.visit.openHouses} />
            </div>
            {page.visit.agent && <HomeStill html={page.visit.agent} />}
            {page.similar.length > 0 && (
              <SimilarCarousel key={listing.mlsNumber} cards={page.similar} />
            )}
          </aside>
        </div>
        {page.allPhotos && <AllPhotos rooms={page.allPhotos} />}
        <section className={styles.source} aria-label="Source of this listing">
          <ReportLink mlsNumber={listing.mlsNumber} />
          <HomeStill html={page.parts.source} />
        </section>
      </main>
      <ActionBar
        sale={page.sale}
        mlsNumber={listing.mlsNumber}
        mark={page.mark}
        hasTour={page.visit.tour !== null}
      />
    </>
  );
}
