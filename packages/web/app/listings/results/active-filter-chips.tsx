import { Link } from 'react-router';
import { Icon } from '#design';
import { resultsMessages } from '../messages/results.ts';
import styles from './active-filter-chips.module.css';
import type { SearchLinks } from './search-links.ts';

/** The conditions of the search, each with a link that removes it, and a link that clears all. */
export function ActiveFilterChips({ links }: { links: SearchLinks }) {
  if (links.chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={resultsMessages.activeFilters()}>
      {links.chips.map((chip) => (
        <li key={chip.key}>
          <Link
            to={chip.removeHref}
            className={styles.chip}
            aria-label={resultsMessages.remove({ label: chip.label })}
          >
            {chip.label}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={links.clear} className={styles.clear}>
          {resultsMessages.clear()}
        </Link>
      </li>
    </ul>
  );
}
