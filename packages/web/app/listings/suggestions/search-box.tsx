import { LONGEST_SENTENCE } from '@homestead/contract/listings';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#design';
import { SEARCH_PATH } from '../listing/listing-address.ts';
import { suggestionMessages } from '../messages/suggestions.ts';
import type { Search } from '../search/search.ts';
import styles from './search-box.module.css';

const Suggestions = lazy(() => import('./search-suggestions.tsx'));

/**
 * The search text with its button. Suggestions appear while the field is in use, until the form
 * is sent. Without script it is a plain field of its form.
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
    if (!isFirst && shown.current !== value && field.value !== value) {
      field.value = value;
      // Open suggestions follow the text.
      if (document.activeElement === field) field.dispatchEvent(new Event('input'));
    }
    shown.current = value;
    // Someone may have started to type before the script loaded.
    if (isFirst && (document.activeElement === field || field.value !== value)) setUsed(true);
  }, [value]);
  useEffect(() => {
    const form = input.current?.form;
    // Suggestions still loading then aren't needed anymore.
    const close = () => setUsed(false);
    form?.addEventListener('submit', close);
    return () => form?.removeEventListener('submit', close);
  }, []);
  return (
    <search className={styles.box}>
      <label className="unseen" htmlFor="search-text">
        {suggestionMessages.label()}
      </label>
      <input
        ref={input}
        id="search-text"
        className={styles.input}
        type="search"
        name="q"
        defaultValue={value}
        maxLength={LONGEST_SENTENCE}
        placeholder={suggestionMessages.placeholder()}
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
        <Link to={SEARCH_PATH} className={styles.reset} aria-label={suggestionMessages.clear()}>
          <Icon name="close" />
        </Link>
      )}
      <button type="submit" className={styles.submit} aria-label={suggestionMessages.search()}>
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
