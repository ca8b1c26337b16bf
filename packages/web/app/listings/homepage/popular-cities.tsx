import { Link } from 'react-router';
import { Photo } from '../listing/photo.tsx';
import { homepageMessages } from '../messages/homepage.ts';
import type { Homepage } from './load-homepage.ts';
import styles from './popular-cities.module.css';

const SIZES = '(min-width: 1100px) 330px, (min-width: 620px) 30vw, 46vw';

type PopularCitiesProps = Pick<Homepage, 'cities' | 'elsewhere' | 'cityPhotos'>;

/** The cities of the service area; the search behind each is kept when it opens. */
export function PopularCities({ cities, elsewhere, cityPhotos }: PopularCitiesProps) {
  if (cities.length === 0) return null;
  return (
    <section className="frame" aria-labelledby="cities">
      <h2 id="cities" className="below-6">
        {homepageMessages.cities()}
      </h2>
      <ul className={styles.cities}>
        {cities.map(({ name, homes, href, photo }) => (
          <li key={name} className={styles.city}>
            {photo && <Photo photo={photo} sizes={SIZES} hasAvif />}
            <Link to={href} className={styles.link}>
              <strong className={styles.name}>{name}</strong>{' '}
              <span className="text-14 tabular">{homes}</span>
            </Link>
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <ul className={styles.elsewhere}>
          {elsewhere.map(({ name, state, homes, href }) => (
            <li key={name}>
              <Link to={href} className="chip">
                {name}, {state} <span className="quiet">{homes}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {cityPhotos && <p className="fine-print above-4">{cityPhotos}</p>}
    </section>
  );
}
