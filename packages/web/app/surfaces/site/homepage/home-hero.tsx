import { homepageBlocks } from '#listings/pages';
import { useSite } from '#platform';
import { homepageMessages } from '../messages/homepage.ts';
import narrow from './evening-800.avif?url';
import wide from './evening-1280.avif?url';
import fallback from './evening-1280.webp?url';
import styles from './home-hero.module.css';

/** The tagline and the search, in front of a home in the evening. */
export function HomeHero() {
  const { area } = useSite();
  return (
    <div className={styles.hero}>
      <picture>
        <source type="image/avif" srcSet={`${narrow} 800w, ${wide} 1280w`} sizes="100vw" />
        <img
          className={styles.photo}
          src={fallback}
          alt=""
          width={1280}
          height={853}
          fetchPriority="high"
        />
      </picture>
      <div className={styles.shade} />
      <div className={`frame ${styles.text}`}>
        <h1 className={styles.tagline}>{homepageMessages.tagline()}</h1>
        <p className={styles.lead}>{homepageMessages.heroLead({ area: area.name })}</p>
        <div className={styles.search}>
          <homepageBlocks.HomepageSearch />
        </div>
      </div>
    </div>
  );
}
