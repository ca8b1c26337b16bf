import { Link } from 'react-router';
import { countText } from '#platform';
import { SEARCH_PATH } from '../listing/listing-address.ts';
import type { RelaxedSearch } from './find-relaxed-searches.ts';
import styles from './results-view.module.css';

interface NoResultsProps {
  page: number;
  total: number;
  /** What to give up, and what that would find. */
  waysOn: RelaxedSearch[];
  /** The link to the first page. */
  first: string;
  isLoading: boolean;
}

/** No homes on this page, and what to do next. */
export function NoResults({ page, total, waysOn, first, isLoading }: NoResultsProps) {
  if (total > 0) {
    return (
      <section className={styles.empty}>
        <h2>There is no page {page}</h2>
        <p>Homes may have gone since the link was made.</p>
        <Link to={first} className="button" data-look="primary">
          Go to the first page
        </Link>
      </section>
    );
  }
  return (
    <section className={styles.empty}>
      <h2>No homes match this search</h2>
      <p>
        {isLoading
          ? 'Homes are still coming in. Look again in a minute, or ask for less.'
          : waysOn.length > 0
            ? 'Give up one of these and there are homes:'
            : 'Try asking for less, or look at all homes for sale.'}
      </p>
      <ul className="flex wrap gap-3">
        {waysOn.map(({ label, href, count }) => (
          <li key={href}>
            <Link to={href} className="button">
              <span>
                Without “{label}”: <strong>{countText(count, 'home')}</strong>
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={SEARCH_PATH} className="button" data-look="primary">
            Show all homes
          </Link>
        </li>
      </ul>
    </section>
  );
}
