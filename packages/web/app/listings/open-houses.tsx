import { Icon } from '#design';
import { dayText, spanText } from '#platform';
import type { OpenHouse } from './listing.ts';
import styles from './open-houses.module.css';

/** Upcoming open houses, in Omaha time. */
export function OpenHouses({ openHouses }: { openHouses: OpenHouse[] }) {
  return (
    <section className={styles.panel} aria-labelledby="open-houses">
      <h2 id="open-houses">Upcoming open houses</h2>
      {openHouses.length === 0 ? (
        <p className={styles.none}>None are planned at the moment.</p>
      ) : (
        <ul className={styles.list}>
          {openHouses.map(({ key, startsAt, endsAt, type, remarks }) => (
            <li key={key}>
              <Icon name="calendar" />
              <p>
                <time dateTime={startsAt}>
                  <strong>{dayText(startsAt)}</strong>
                  <br />
                  {spanText(startsAt, endsAt)}
                </time>
                {type && type !== 'Public' && <span> · {type}</span>}
                {remarks && <span className={styles.remarks}>{remarks}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
