import type { PlaceKind } from '@homestead/contract/listings';
import { Link } from 'react-router';
import { rich } from '#platform';
import { ListingGrid } from '../card/listing-grid.tsx';
import { FoldOnPhones } from '../home/fold-on-phones.tsx';
import { listingHref } from '../listing/listing-address.ts';
import { Photo } from '../listing/photo.tsx';
import { placeMessages } from '../messages/places.ts';
import type { OtherPlaces, PlacePage, PlacesPage } from './load-place.ts';
import { PlaceMapSlot } from './place-map-slot.tsx';
import styles from './places.module.css';

const listTitles: Record<PlaceKind, () => string> = {
  city: placeMessages.byCity,
  county: placeMessages.byCounty,
  zip: placeMessages.byZip,
  subdivision: placeMessages.byNeighborhood,
  'elementary-school': placeMessages.byElementarySchool,
  'high-school': placeMessages.byHighSchool,
  'school-district': placeMessages.byDistrict,
  type: placeMessages.byPropertyType,
};

/** A place in sentences and figures, its newest homes, and nearby places. */
export function PlaceView({ page }: { page: PlacePage }) {
  return (
    <>
      <h1>{page.heading}</h1>
      <p className={styles.words}>{page.sentences.join(' ')}</p>
      {page.count > 0 && (
        <div className={styles.look}>
          {page.photos.length > 0 && (
            <ul className={styles.photos} data-count={page.photos.length}>
              {page.photos.map(({ mlsNumber, photo }, at) => (
                <li key={mlsNumber}>
                  <Link to={listingHref(mlsNumber)}>
                    <Photo
                      photo={photo}
                      sizes={
                        at === 0 ? '(min-width: 820px) 44vw, 66vw' : '(min-width: 820px) 22vw, 33vw'
                      }
                      hasAvif
                      isFirst={at === 0}
                      isEarly
                    />
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <PlaceMapSlot
            filter={page.filter}
            count={page.count}
            name={page.name}
            href={page.mapHref}
          />
        </div>
      )}
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
          <ListingGrid cards={page.cards} isShort />
          <Link to={page.searchHref} className={styles.more}>
            {placeMessages.seeAll({ count: page.figures[0][1] })}
          </Link>
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
              <details className="disclosure" open data-later="" suppressHydrationWarning>
                <summary>
                  <h2 className="text-22">{title}</h2>
                </summary>
                <PlaceLinks links={links} />
              </details>
            </nav>
          ))}
          <FoldOnPhones of={page.href} />
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
      <h1>{listTitles[page.kind]()}</h1>
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

/** Homes by price: a bar chart whose bars lead to the search. */
function PriceBars({ bars }: { bars: PlacePage['bars'] }) {
  return (
    <figure className={styles.chart}>
      <figcaption className="fine-print">{placeMessages.homesByPrice()}</figcaption>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none">
        <title>{placeMessages.homesByPrice()}</title>
        {bars.map(({ label, x, y, width, height, said, href, count }) => {
          const bar = (
            <>
              <title>{said}</title>
              <rect x={x - width * 0.125} y={0} width={width * 1.25} height={40} />
              <rect x={x} y={y} width={width} height={height} data-bar />
            </>
          );
          return count > 0 ? (
            <a key={label} href={href} aria-label={said}>
              {bar}
            </a>
          ) : (
            <g key={label}>{bar}</g>
          );
        })}
      </svg>
      <p className="fine-print flex between" aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{placeMessages.andMore({ price: bars.at(-1)?.label ?? '' })}</span>
      </p>
    </figure>
  );
}
