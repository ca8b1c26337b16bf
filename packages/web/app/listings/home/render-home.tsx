import type { ReactNode } from 'react';
import { Icon } from '#design';
import { instantDateText, instantText, rich, staticMarkup } from '#platform';
import { Attribution } from '../listing/attribution.tsx';
import type { HistoryRow, ListingDetailFacts } from '../listing/listing.ts';
import { listingHref } from '../listing/listing-address.ts';
import { cardMessages } from '../messages/card.ts';
import { homeMessages } from '../messages/home.ts';
import { DetailSections } from './detail-sections.tsx';
import { FactsStrip } from './facts-strip.tsx';
import figureStyles from './home-figures.module.css';
import { NearbySold } from './nearby-sold.tsx';
import { PriceHistory } from './price-history.tsx';
import type { HomeFigure } from './read-figures.ts';
import type { SoldHome } from './read-sold-home.ts';
import styles from './static-part.module.css';

interface HomeParts {
  listing: ListingDetailFacts;
  figures: HomeFigure[];
  history: HistoryRow[];
  sold: { sentence: string; homes: SoldHome[] };
  /** How long ago the feed last confirmed it. */
  confirmed: string;
  /** Name of the brokerage whose site this is. */
  brokerage: string;
}

/** The parts of a home's page that need no script, as markup. Only for the page's loader. */
export function renderHome(parts: HomeParts): Record<'top' | 'ways' | 'main' | 'source', string> {
  return {
    top: staticMarkup(Top, parts),
    ways: staticMarkup(Ways, parts),
    main: staticMarkup(Main, parts),
    source: staticMarkup(Source, parts),
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

/** Tours, videos and the flyer. */
function Ways({ listing: { tours, mlsNumber } }: HomeParts) {
  return (
    <p className="flex wrap gap-2 no-print">
      {tours.map(({ href, label }) => (
        <a key={href} href={href} target="_blank" rel="noopener nofollow" className="button">
          <Icon name="away" />
          {rich(homeMessages.inNewTab({ label, unseen }))}
        </a>
      ))}
      <a href={`${listingHref(mlsNumber)}/flyer`} className="button">
        <Icon name="print" />
        {homeMessages.printFlyer()}
      </a>
    </p>
  );
}

const unseen = (text: ReactNode) => <span className="unseen">{text}</span>;

function Main({ listing, history, sold }: HomeParts) {
  const day = instantDateText(listing.modifiedAt);
  const origin = listing.source
    ? homeMessages.fromSource({ source: listing.source, day })
    : homeMessages.fromMls({ day });
  return (
    <div className={styles.main}>
      <DetailSections
        sections={listing.sections}
        origin={origin}
        reportHref={`${listingHref(listing.mlsNumber)}/report`}
      />
      <PriceHistory history={history} />
      <NearbySold {...sold} />
    </div>
  );
}

/** Where the listing comes from. */
function Source({ listing, confirmed, brokerage }: HomeParts) {
  const { listingFirm, attributionContact, mlsNumber, source, modifiedAt } = listing;
  return (
    <div className="grid gap-2">
      <p>
        <strong>
          {listingFirm ? cardMessages.listedBy({ firm: listingFirm }) : cardMessages.noFirm()}
          {attributionContact && ` · ${attributionContact}`}
        </strong>
      </p>
      <p>
        {homeMessages.mlsNumber({ number: mlsNumber })}
        {source && ` · ${homeMessages.source({ source })}`}
        {' · '}
        {rich(
          homeMessages.updated({
            at: instantText(modifiedAt),
            time: (text) => <time dateTime={modifiedAt}>{text}</time>,
          }),
        )}
        {' · '}
        {homeMessages.confirmed({ ago: confirmed })}
      </p>
      <Attribution source={source} updated={null} brokerage={brokerage} />
    </div>
  );
}

/** Figures about a home, each with where it comes from. */
function HomeFigures({ figures }: { figures: HomeFigure[] }) {
  return (
    <dl className={figureStyles.figures}>
      {figures.map(([label, value, more]) => (
        <div className="pad-note on-card" key={label}>
          <dt className="fine-print">{label}</dt>
          <dd className="text-18 bold tabular">
            {value}
            {more && <small className="fine-print regular line-14 block">{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
