import { Icon } from '#design';
import { dayText, spanText } from '#platform';
import type { OpenHouse } from './listing.ts';
import { listingHref } from './listing-address.ts';
import styles from './open-houses.module.css';

interface OpenHousesProps {
  mlsNumber: string;
  openHouses: OpenHouse[];
}

/** Upcoming open houses, in Omaha time, each as a file for a calendar. Needs no script. */
export function OpenHouses({ mlsNumber, openHouses }: OpenHousesProps) {
  return (
    <section className={styles.panel} aria-labelledby="open-houses">
      <h2 id="open-houses">Upcoming open houses</h2>
      {openHouses.length === 0 ? (
        <p className={styles.none}>None are planned at the moment.</p>
      ) : (
        <ul className={styles.list}>
          {openHouses.map(({ key, startsAt, endsAt, remarks }) => (
            <li key={key}>
              <Icon name="calendar" />
              <p>
                <time dateTime={startsAt}>
                  <strong>{dayText(startsAt)}</strong>
                  <br />
                  {spanText(startsAt, endsAt)}
                </time>
                {remarks && <span className={styles.remarks}>{remarks}</span>}
                <a
                  href={`${listingHref(mlsNumber)}/open-house/${encodeURIComponent(key)}.ics`}
                  download
                  className={styles.file}
                >
                  Add to calendar<span className="unseen">, {dayText(startsAt)}</span>
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
