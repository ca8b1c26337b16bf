import { Link } from 'react-router';
import { Icon } from '#design';
import styles from './active-filter-chips.module.css';
import type { Search } from './search.ts';
import { filterHref } from './search-address.ts';
import { activeFilters } from './search-words.ts';

/** What the search asks for, each wish with the link that takes it away, and Clear for all. */
export function ActiveFilterChips({ search }: { search: Search }) {
  const chips = activeFilters(search);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link to={chip.removeHref} className={styles.chip} aria-label={`Remove ${chip.label}`}>
            {chip.label}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={filterHref({}, search.sort)} className={styles.clear}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
