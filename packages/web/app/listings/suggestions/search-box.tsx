import { LONGEST_SENTENCE } from '@homestead/contract/listings';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#design';
import { SEARCH_PATH } from '../listing/listing-address.ts';
import type { Search } from '../search/search.ts';
import styles from './search-box.module.css';

const Suggestions = lazy(() => import('./search-suggestions.tsx'));

/**
 * The search text with its button. Suggestions come while the field is in use, until the form
 * is sent; without script it is a plain field of its form.
 */
export function SearchBox({ value, search }: { value: string; search: Search }) {
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const isFirst = shown.current === null;
    if (!isFirst && shown.current !== value) field.value = value;
    shown.current = value;
    // Somebody may have begun to type before the script was there.
    if (isFirst && (document.activeElement === field || field.value !== value)) setUsed(true);
  }, [value]);
  useEffect(() => {
    const form = input.current?.form;
    // What is still on its way then is not wanted any more.
    const close = () => setUsed(false);
    form?.addEventListener('submit', close);
    return () => form?.removeEventListener('submit', close);
  }, []);
  return (
    <search className={styles.box}>
      <label className="unseen" htmlFor="search-text">
        Address, city, ZIP code, neighborhood, school, MLS number, or what you look for in your own
        words
      </label>
      <input
        ref={input}
        id="search-text"
        className={styles.input}
        type="search"
        name="q"
        defaultValue={value}
        maxLength={LONGEST_SENTENCE}
        placeholder="Address, city, ZIP, or: 3 bed ranch in Elkhorn under 450k"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={use}
        onClick={use}
        onInput={use}
        onKeyDown={({ key }) => key === 'ArrowDown' && use()}
      />
      {Object.keys(search.filter).length > 0 && (
        <Link
          to={SEARCH_PATH}
          className={styles.reset}
          aria-label="Clear the search and all filters"
        >
          <Icon name="close" />
        </Link>
      )}
      <button type="submit" className={styles.submit} aria-label="Search">
        <Icon name="search" />
      </button>
      {isUsed && (
        <Suspense fallback={null}>
          <Suggestions input={input} search={search} />
        </Suspense>
      )}
    </search>
  );
}
