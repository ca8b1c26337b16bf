import { Icon } from '#design';
import { dayText, rich, spanText } from '#platform';
import type { OpenHouse } from '../listing/listing.ts';
import { listingHref } from '../listing/listing-address.ts';
import { homeMessages } from '../messages/home.ts';
import styles from './open-houses.module.css';

interface OpenHousesProps {
  mlsNumber: string;
  openHouses: OpenHouse[];
}

/** Upcoming open houses in local time, each with a calendar file. Needs no script. */
export function OpenHouses({ mlsNumber, openHouses }: OpenHousesProps) {
  return (
    <section aria-labelledby="open-houses">
      <h2 className="text-22" id="open-houses">
        {homeMessages.openHouses()}
      </h2>
      {openHouses.length === 0 ? (
        <p className={styles.none}>{homeMessages.noOpenHouses()}</p>
      ) : (
        <ul className={styles.list}>
          {openHouses.map(({ key, startsAt, endsAt, remarks }) => (
            <li className="flex gap-3" key={key}>
              <Icon name="calendar" />
              <p>
                <time dateTime={startsAt}>
                  <strong>{dayText(startsAt)}</strong>
                  <br />
                  {spanText(startsAt, endsAt)}
                </time>
                {remarks && <span className="quiet block">{remarks}</span>}
                <a
                  href={`${listingHref(mlsNumber)}/open-house/${encodeURIComponent(key)}.ics`}
                  download
                  className={styles.file}
                >
                  {rich(
                    homeMessages.addToCalendar({
                      day: dayText(startsAt),
                      unseen: (text) => <span className="unseen">{text}</span>,
                    }),
                  )}
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
