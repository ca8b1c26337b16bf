import type { SurroundingRow } from './read-neighborhood.ts';
import styles from './surroundings.module.css';

export interface SurroundingsFacts {
  mlsNumber: string;
  /** Opens the map at the home, and the way to it. */
  mapHref: string;
  wayHref: string;
  /** Where the addresses are kept. */
  addressesHref: string;
  /** Rows to each kept address; null for a visitor. */
  commute: SurroundingRow[] | null;
  rows: SurroundingRow[];
  /** Nothing is left to be asked for. */
  isComplete: boolean;
  /** The same page with everything asked for on the server. */
  showHref: string;
}

/** Location Information (spec 1 section 2), with the commute of whoever is signed in. */
export function LocationInformation({
  mapHref,
  wayHref,
  addressesHref,
  commute,
}: Pick<SurroundingsFacts, 'mapHref' | 'wayHref' | 'addressesHref' | 'commute'>) {
  return (
    <section className={styles.panel} aria-labelledby="location-information">
      <h2 id="location-information">Location information</h2>
      <p className={styles.ways}>
        <a href={mapHref} target="_blank" rel="noopener nofollow" className="button">
          View Map<span className="unseen"> (opens in a new tab)</span>
        </a>
        <a href={wayHref} rel="nofollow" className="button">
          Commute
        </a>
      </p>
      {commute && (
        <>
          {commute.length > 0 && <Rows rows={commute} />}
          <p className={styles.more}>
            <a href={addressesHref}>
              {commute.length > 0 ? 'Change the addresses' : 'Add work or school'}
            </a>
            {commute.length === 0 && ' to see how far it is from here.'}
          </p>
        </>
      )}
    </section>
  );
}

/** The panel Neighborhood: flood risk, noise, walk and bike score. */
export function NeighborhoodFacts({
  rows,
  isComplete,
  isLate,
  showHref,
}: Pick<SurroundingsFacts, 'rows' | 'isComplete' | 'showHref'> & {
  /** It fills in after the page: it holds the room for that from the first. */
  isLate: boolean;
}) {
  return (
    <section
      className={styles.panel}
      aria-labelledby="neighborhood"
      aria-busy={!isComplete}
      data-late={isLate ? '' : undefined}
    >
      <h2 id="neighborhood">Neighborhood</h2>
      <Rows rows={rows} />
      {!isComplete && (
        <p className={styles.more}>
          <a href={showHref} rel="nofollow">
            Show scores
          </a>
        </p>
      )}
    </section>
  );
}

/** Attractions Nearby (spec 1 section 2): both lead to the map around the home. */
export function AttractionsNearby({ places }: { places: readonly (readonly [string, string])[] }) {
  return (
    <section className={styles.panel} aria-labelledby="attractions">
      <h2 id="attractions">Attractions nearby</h2>
      <ul className={styles.places}>
        {places.map(([name, href]) => (
          <li key={name}>
            {name}
            <a href={href} rel="nofollow" className="button">
              View Map<span className="unseen"> of {name.toLowerCase()} nearby</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rows({ rows }: { rows: SurroundingRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, note, href }) => (
        <div key={label}>
          <dt>
            {href ? (
              <a href={href} target="_blank" rel="noopener nofollow">
                {label}
                <span className="unseen"> (opens in a new tab)</span>
              </a>
            ) : (
              label
            )}
          </dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
