import { Link } from 'react-router';
import { Icon } from '#design';
import styles from './active-filter-chips.module.css';
import type { SearchLinks } from './search-links.ts';

/** What the search asks for, each condition with the link that takes it away, and Clear for all. */
export function ActiveFilterChips({ links }: { links: SearchLinks }) {
  if (links.chips.length === 0) return null;
  return (
    <ul className="flex wrap gap-2" aria-label="Active filters">
      {links.chips.map((chip) => (
        <li key={chip.key}>
          <Link to={chip.removeHref} className={styles.chip} aria-label={`Remove ${chip.label}`}>
            {chip.label}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={links.clear} className={styles.clear}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
