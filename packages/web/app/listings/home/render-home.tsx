import { Icon } from '#design';
import { instantText, stillMarkup } from '#platform';
import { Attribution } from '../attribution.tsx';
import { DetailSections } from '../detail-sections.tsx';
import { FactsStrip } from '../facts-strip.tsx';
import type { HistoryRow, ListingDetailFacts } from '../listing.ts';
import { listingHref } from '../listing-address.ts';
import { PriceHistory } from '../price-history.tsx';
import { HomeFigures } from './home-figures.tsx';
import styles from './home-still.module.css';
import { NearbySold } from './nearby-sold.tsx';
import type { HomeFigure } from './read-figures.ts';
import type { SoldHome } from './read-sold-home.ts';

interface HomeParts {
  listing: ListingDetailFacts;
  figures: HomeFigure[];
  history: HistoryRow[];
  sold: { sentence: string; homes: SoldHome[] };
  /** When the feed last confirmed it, in words. */
  confirmed: string;
  /** Name of the brokerage whose site this is. */
  brokerage: string;
}

/** The parts of a home's page that need no script, as markup: for the page's loader alone. */
export function renderHome(parts: HomeParts): Record<'top' | 'ways' | 'main' | 'source', string> {
  return {
    top: stillMarkup(Top, parts),
    ways: stillMarkup(Ways, parts),
    main: stillMarkup(Main, parts),
    source: stillMarkup(Source, parts),
  };
}

function Top({ listing, figures }: HomeParts) {
  return (
    <>
      <FactsStrip facts={listing.strip} />
      <HomeFigures figures={figures} />
    </>
  );
}

/** What else there is to see of it, and the flyer. */
function Ways({ listing: { tours, mlsNumber } }: HomeParts) {
  return (
    <p className={styles.ways}>
      {tours.map(({ href, label }) => (
        <a key={href} href={href} target="_blank" rel="noopener nofollow" className="button">
          <Icon name="away" />
          {label}
          <span className="unseen"> (opens in a new tab)</span>
        </a>
      ))}
      <a href={`${listingHref(mlsNumber)}/flyer`} className="button">
        <Icon name="print" />
        Print a flyer
      </a>
    </p>
  );
}

function Main({ listing, history, sold }: HomeParts) {
  return (
    <div className={styles.main}>
      <DetailSections sections={listing.sections} />
      <PriceHistory history={history} />
      <NearbySold {...sold} />
    </div>
  );
}

/** Where the listing comes from (decision 14). */
function Source({ listing, confirmed, brokerage }: HomeParts) {
  const { listingFirm, attributionContact, mlsNumber, source, modifiedAt } = listing;
  return (
    <div className={styles.source}>
      <p>
        <strong>
          {listingFirm ? `Listed by ${listingFirm}` : 'Listing firm not stated'}
          {attributionContact && ` · ${attributionContact}`}
        </strong>
      </p>
      <p>
        MLS number {mlsNumber}
        {source && ` · Source: ${source}`} · Last updated{' '}
        <time dateTime={modifiedAt}>{instantText(modifiedAt)}</time> · Checked {confirmed}
      </p>
      <Attribution source={source} updated={null} brokerage={brokerage} />
    </div>
  );
}
