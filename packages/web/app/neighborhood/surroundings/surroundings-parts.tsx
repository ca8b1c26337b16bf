import type { ReactNode } from 'react';
import { rich } from '#platform';
import { surroundingsMessages } from '../messages/surroundings.ts';
import type { SurroundingRow } from './read-neighborhood.ts';
import styles from './surroundings.module.css';

export interface SurroundingsFacts {
  mlsNumber: string;
  /** The map at the home, and directions to it. */
  mapHref: string;
  directionsHref: string;
  /** The page of the saved addresses. */
  addressesHref: string;
  /** Rows to each saved address; null for a visitor. */
  commute: SurroundingRow[] | null;
  rows: SurroundingRow[];
  /** Everything is loaded. */
  isComplete: boolean;
  /** The same page, with everything loaded on the server. */
  showHref: string;
}

/** Location information, with the signed-in person's commute. */
export function LocationInformation({
  mapHref,
  directionsHref,
  addressesHref,
  commute,
}: Pick<SurroundingsFacts, 'mapHref' | 'directionsHref' | 'addressesHref' | 'commute'>) {
  return (
    <section className={styles.panel} aria-labelledby="location-information">
      <h2 className="text-22" id="location-information">
        {surroundingsMessages.location()}
      </h2>
      <p className={styles.ways}>
        <a href={mapHref} target="_blank" rel="noopener nofollow" className="button">
          {rich(surroundingsMessages.viewMap({ unseen }))}
        </a>
        <a href={directionsHref} rel="nofollow" className="button">
          {surroundingsMessages.commute()}
        </a>
      </p>
      {commute && (
        <>
          {commute.length > 0 && <Rows rows={commute} />}
          <p className={styles.more}>
            {commute.length > 0 ? (
              <a href={addressesHref}>{surroundingsMessages.changeAddresses()}</a>
            ) : (
              rich(
                surroundingsMessages.addAddress({
                  link: (text) => <a href={addressesHref}>{text}</a>,
                }),
              )
            )}
          </p>
        </>
      )}
    </section>
  );
}

/** The Neighborhood panel: what is known of flood risk, noise, walk and bike scores. */
export function NeighborhoodFacts({
  rows,
  isComplete,
  isLate,
  showHref,
}: Pick<SurroundingsFacts, 'rows' | 'isComplete' | 'showHref'> & {
  /** It loads after the page, so space is reserved for it. */
  isLate: boolean;
}) {
  if (isComplete && rows.length === 0) return null;
  return (
    <section
      className={styles.panel}
      aria-labelledby="neighborhood"
      aria-busy={!isComplete}
      data-late={isLate ? '' : undefined}
    >
      <h2 className="text-22" id="neighborhood">
        {surroundingsMessages.neighborhood()}
      </h2>
      <Rows rows={rows} />
      {!isComplete && (
        <p className={styles.more}>
          <a href={showHref} rel="nofollow">
            {surroundingsMessages.showScores()}
          </a>
        </p>
      )}
    </section>
  );
}

/** Attractions nearby: both link to the map around the home. */
export function AttractionsNearby({ places }: { places: readonly (readonly [string, string])[] }) {
  return (
    <section className={styles.panel} aria-labelledby="attractions">
      <h2 className="text-22" id="attractions">
        {surroundingsMessages.attractions()}
      </h2>
      <ul className={styles.places}>
        {places.map(([name, href]) => (
          <li className="row between gap-3" key={name}>
            {name}
            <a href={href} rel="nofollow" className="button">
              {rich(surroundingsMessages.viewMapOf({ places: name.toLowerCase(), unseen }))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const unseen = (text: ReactNode) => <span className="unseen">{text}</span>;

function Rows({ rows }: { rows: SurroundingRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, note, href }) => (
        <div key={label}>
          <dt className="quiet">
            {href ? (
              <a href={href} target="_blank" rel="noopener nofollow">
                {rich(surroundingsMessages.inNewTab({ label, unseen }))}
              </a>
            ) : (
              label
            )}
          </dt>
          <dd className="semibold">
            {value}
            {note && <small className="fine-print">{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
