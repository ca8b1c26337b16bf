import { useState } from 'react';
import { Icon } from '#design';
import { rich } from '#platform';
import { deviceMessages } from '../messages/device.ts';
import styles from './device.module.css';
import { findLastSearch, forgetLastSearch } from './search-memory.ts';

/** Offers a returning visitor their last search. */
export function LastSearch() {
  const [last, setLast] = useState(findLastSearch);
  if (!last) return null;
  return (
    <aside className={styles.last} aria-label={deviceMessages.lastSearch()}>
      <p>
        {rich(
          deviceMessages.continue({
            search: last.label,
            link: (text) => <a href={last.href}>{text}</a>,
          }),
        )}
      </p>
      <button
        type="button"
        aria-label={deviceMessages.forget()}
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
