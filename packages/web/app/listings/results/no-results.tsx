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

/** No homes on this page, and what to do next. Rendered on the server only. */
export function NoResults({ page, total, relaxed, first, isLoading }: NoResultsProps) {
  if (total > 0) {
    return (
      <section className={styles.empty}>
        <h2>{resultsMessages.noPage({ page })}</h2>
        <p>{resultsMessages.noPageHint()}</p>
        <a href={first} className="button" data-look="primary">
          {resultsMessages.firstPage()}
        </a>
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
            <a href={href} className="button">
              <span>
                {rich(
                  resultsMessages.without({
                    // The label of searched words has quotation marks already.
                    label: label.replace(/^“(.*)”$/, '$1'),
                    count,
                    homes: (text) => <strong key="homes">{text}</strong>,
                  }),
                )}
              </span>
            </a>
          </li>
        ))}
        <li>
          <a href={SEARCH_PATH} className="button" data-look="primary">
            {resultsMessages.showAll()}
          </a>
        </li>
      </ul>
    </section>
  );
}
