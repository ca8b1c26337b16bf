import { Link } from 'react-router';
import { rich } from '#platform';
import { SEARCH_PATH } from '../listing/listing-address.ts';
import { resultsMessages } from '../messages/results.ts';
import type { RelaxedSearch } from './find-relaxed-searches.ts';
import styles from './results-view.module.css';

interface NoResultsProps {
  page: number;
  total: number;
  /** Conditions to remove, and how many homes that would find. */
  relaxed: RelaxedSearch[];
  /** The link to the first page. */
  first: string;
  isLoading: boolean;
}

/** No homes on this page, and what to do next. */
export function NoResults({ page, total, relaxed, first, isLoading }: NoResultsProps) {
  if (total > 0) {
    return (
      <section className={styles.empty}>
        <h2>{resultsMessages.noPage({ page })}</h2>
        <p>{resultsMessages.noPageHint()}</p>
        <Link to={first} className="button" data-look="primary">
          {resultsMessages.firstPage()}
        </Link>
      </section>
    );
  }
  return (
    <section className={styles.empty}>
      <h2>{resultsMessages.noHomes()}</h2>
      <p>
        {isLoading
          ? resultsMessages.noHomesYet()
          : relaxed.length > 0
            ? resultsMessages.removeOne()
            : resultsMessages.fewerFilters()}
      </p>
      <ul className="flex wrap gap-3">
        {relaxed.map(({ label, href, count }) => (
          <li key={href}>
            <Link to={href} className="button">
              <span>
                {rich(
                  resultsMessages.without({
                    label,
                    count,
                    homes: (text) => <strong key="homes">{text}</strong>,
                  }),
                )}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={SEARCH_PATH} className="button" data-look="primary">
            {resultsMessages.showAll()}
          </Link>
        </li>
      </ul>
    </section>
  );
}
