import { Link } from 'react-router';
import type { ListingDetailFacts } from '#listings';
import styles from './breadcrumbs.module.css';
import { breadcrumbs } from './structured-data.tsx';

/** The way back from a home to its neighborhood, its city and all homes. */
export function Breadcrumbs({ listing }: { listing: ListingDetailFacts }) {
  const crumbs = breadcrumbs(listing).slice(0, -1);
  return (
    <nav aria-label="Breadcrumbs" className={styles.crumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
