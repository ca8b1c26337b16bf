import { Link } from 'react-router';
import { rich } from '#platform';
import { ListingGrid } from '../card/listing-grid.tsx';
import { placeMessages } from '../messages/places.ts';
import type { OtherPlaces, PlacePage, PlacesPage } from './load-place.ts';
import styles from './places.module.css';
import type { PriceBar } from './price-bars.ts';

/** A place in sentences and figures, its newest homes, and nearby places. */
export function PlaceView({ page }: { page: PlacePage }) {
  return (
    <>
      <h1>{page.heading}</h1>
      <p className={styles.words}>{page.sentences.join(' ')}</p>
      <div className={styles.facts}>
        <dl className={styles.figures}>
          {page.figures.map(([label, value]) => (
            <div key={label}>
              <dt className="fine-print">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {page.bars.length > 1 && <PriceBars bars={page.bars} />}
      </div>
      {page.cards.length > 0 && (
        <section aria-labelledby="newest" className="above-12">
          <div className="row wrap between below-4 gap-3-6">
            <h2 id="newest">{placeMessages.newest()}</h2>
            <Link to={page.searchHref} className="button" data-look="primary">
              {placeMessages.seeAll({ count: page.figures[0][1] })}
            </Link>
          </div>
          <ListingGrid cards={page.cards} />
        </section>
      )}
      {page.count === 0 && (
        <p className="above-12">
          <Link to="/property-list" className="button" data-look="primary">
            {placeMessages.searchElsewhere()}
          </Link>
        </p>
      )}
      {page.groups.length > 0 && (
        <div className={styles.groups}>
          {page.groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="text-22">{title}</h2>
              <PlaceLinks links={links} />
            </nav>
          ))}
        </div>
      )}
      <p className="fine-print above-12">
        {rich(
          placeMessages.source({
            kind: page.parent.name.toLowerCase(),
            link: (text) => <Link to={page.parent.href}>{text}</Link>,
          }),
        )}
      </p>
    </>
  );
}

/** A search, and places to go to, instead of a place that isn't known. */
export function OtherPlacesView({ page: { text, title, links } }: { page: OtherPlaces }) {
  return (
    <>
      <form action="/property-list" className={styles.search}>
        <input
          type="search"
          name="q"
          className="input-edge on-card tap-height can-shrink grow"
          defaultValue={text}
          aria-label={placeMessages.searchHere()}
          placeholder={placeMessages.searchHere()}
        />
        <button type="submit" className="button" data-look="primary">
          {placeMessages.search()}
        </button>
      </form>
      {links.length > 0 && (
        <nav aria-labelledby="other-places" className="above-8">
          <h2 id="other-places" className="text-22">
            {title}
          </h2>
          <PlaceLinks links={links} isWide />
        </nav>
      )}
    </>
  );
}

/** All places of a kind with homes for sale. */
export function PlacesView({ page }: { page: PlacesPage }) {
  return (
    <>
      <h1>{placeMessages.listTitle({ kind: page.title.toLowerCase() })}</h1>
      <nav className={styles.kinds} aria-label={placeMessages.kinds()}>
        {page.kinds.map(({ name, href, isThis }) => (
          <Link key={href} to={href} aria-current={isThis ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      {page.links.length === 0 ? <p>{placeMessages.noPlaces()}</p> : null}
      <PlaceLinks links={page.links} isWide />
    </>
  );
}

function PlaceLinks({ links, isWide }: { links: PlacesPage['links']; isWide?: boolean }) {
  return (
    <ul className={styles.links} data-wide={isWide ? '' : undefined}>
      {links.map(({ name, href, count }) => (
        <li key={href}>
          <Link to={href}>{name}</Link> <span className="fine-print">{count}</span>
        </li>
      ))}
    </ul>
  );
}

/** Homes by price: a bar chart, and the same as a list for screen readers. */
function PriceBars({ bars }: { bars: readonly PriceBar[] }) {
  return (
    <figure className={styles.chart}>
      <figcaption className="fine-print">{placeMessages.homesByPrice()}</figcaption>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ label, x, y, width, height, said }) => (
          <rect key={label} x={x} y={y} width={width} height={height}>
            <title>{said}</title>
          </rect>
        ))}
      </svg>
      <p className="fine-print flex between" aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{placeMessages.andMore({ price: bars.at(-1)?.label ?? '' })}</span>
      </p>
      <ul className="unseen">
        {bars.map(({ label, said }) => (
          <li key={label}>{said}</li>
        ))}
      </ul>
    </figure>
  );
}
