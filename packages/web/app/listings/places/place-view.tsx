import { Link } from 'react-router';
import { ListingGrid } from '../listing-grid.tsx';
import type { PlacePage, PlacesPage } from './load-place.ts';
import styles from './places.module.css';
import type { PriceBar } from './price-bars.ts';

/** A place in words and figures, its newest homes, and the places beside it. */
export function PlaceView({ page }: { page: PlacePage }) {
  return (
    <>
      <h1>{page.heading}</h1>
      <p className={styles.words}>{page.sentences.join(' ')}</p>
      <div className={styles.facts}>
        <dl className={styles.figures}>
          {page.figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {page.bars.length > 1 && <PriceBars bars={page.bars} />}
      </div>
      {page.cards.length > 0 && (
        <section aria-labelledby="newest" className={styles.homes}>
          <div className={styles.head}>
            <h2 id="newest">Newest homes</h2>
            <Link to={page.searchHref} className="button" data-look="primary">
              See all {page.figures[0][1]} homes
            </Link>
          </div>
          <ListingGrid cards={page.cards} />
        </section>
      )}
      {page.count === 0 && (
        <p className={styles.homes}>
          <Link to="/property-list" className="button" data-look="primary">
            Search elsewhere
          </Link>
        </p>
      )}
      {page.groups.length > 0 && (
        <div className={styles.groups}>
          {page.groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <PlaceLinks links={links} />
            </nav>
          ))}
        </div>
      )}
      <p className={styles.source}>
        Figures are over the homes for sale that the MLS lists at this moment; “–” where too few say
        enough. <Link to={page.parent.href}>All {page.parent.name.toLowerCase()}</Link>
      </p>
    </>
  );
}

/** All places of a kind with homes for sale. */
export function PlacesView({ page }: { page: PlacesPage }) {
  return (
    <>
      <h1>Homes for sale by place: {page.title.toLowerCase()}</h1>
      <nav className={styles.kinds} aria-label="Kinds of places">
        {page.kinds.map(({ name, href, isThis }) => (
          <Link key={href} to={href} aria-current={isThis ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      {page.links.length === 0 ? <p>There are none at the moment.</p> : null}
      <PlaceLinks links={page.links} isWide />
    </>
  );
}

function PlaceLinks({ links, isWide }: { links: PlacesPage['links']; isWide?: boolean }) {
  return (
    <ul className={styles.links} data-wide={isWide ? '' : undefined}>
      {links.map(({ name, href, count }) => (
        <li key={href}>
          <Link to={href}>{name}</Link> <span>{count}</span>
        </li>
      ))}
    </ul>
  );
}

/** Homes by price: bars for the eye, the same as a list for readers of the page's text. */
function PriceBars({ bars }: { bars: readonly PriceBar[] }) {
  return (
    <figure className={styles.chart}>
      <figcaption>Homes by price</figcaption>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ label, x, y, width, height, said }) => (
          <rect key={label} x={x} y={y} width={width} height={height}>
            <title>{said}</title>
          </rect>
        ))}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label} and more</span>
      </p>
      <ul className="unseen">
        {bars.map(({ label, said }) => (
          <li key={label}>{said}</li>
        ))}
      </ul>
    </figure>
  );
}
