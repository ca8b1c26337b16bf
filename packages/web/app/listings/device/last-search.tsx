import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '#design';
import { SEARCH_PATH } from '../listing-address.ts';
import { findLastSearch, forgetLastSearch } from '../search-memory.ts';
import styles from './device.module.css';

/** Offers a returning visitor the search they made last; they may take it or not. */
export function LastSearch() {
  const [last, setLast] = useState(findLastSearch);
  const { pathname, search } = useLocation();
  const isBare = pathname === SEARCH_PATH && search === '';
  if (!last || !isBare) return null;
  return (
    <aside className={styles.last} aria-label="Your last search">
      <p>
        Continue your last search: <Link to={last.href}>{last.label}</Link>
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
