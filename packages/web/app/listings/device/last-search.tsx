import { useState } from 'react';
import { Icon } from '#design';
import { findLastSearch, forgetLastSearch } from '../search-memory.ts';
import styles from './device.module.css';

/** Offers a returning visitor the search they made last; they may take it or not. */
export function LastSearch() {
  const [last, setLast] = useState(findLastSearch);
  if (!last) return null;
  return (
    <aside className={styles.last} aria-label="Your last search">
      <p>
        Continue your last search: <a href={last.href}>{last.label}</a>
      </p>
      <button
        type="button"
        aria-label="Forget your last search"
        onClick={() => {
          forgetLastSearch();
          setLast(null);
        }}
      >
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
