import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#design';
import { browserApi } from '#platform';
import { filterMessages } from '../messages/filters.ts';
import type { Search } from '../search/search.ts';
import { readSearch } from '../search/search-address.ts';
import type { CommuteAddress, FilterOptions } from './filter-options.ts';
import styles from './filters.module.css';
import FiltersForm from './filters-form.tsx';
import { findFilterOptions } from './find-filter-options.ts';

interface FiltersDialogProps {
  search: Search;
  loadCommutes: LoadCommutes;
  onClose: () => void;
  /** What it says instead where staff choose filters for someone else. */
  title?: string;
  applyLabel?: string;
  /** Gets the search; without it, its results open. */
  onApply?: (search: Search) => void;
}

/** Loads the person's saved addresses to search by commute; null for none. */
export type LoadCommutes = () => Promise<CommuteAddress[] | null>;

/** Cached for a few minutes, so that opening the filters again is instant. */
let asked: { options: Promise<FilterOptions>; at: number } | null = null;
const FRESH_MS = 5 * 60_000;

/** Loads what the filters offer, before they open if possible. */
export function askForOptions(loadCommutes: LoadCommutes): Promise<FilterOptions> {
  if (!asked || Date.now() - asked.at > FRESH_MS) {
    const options = findFilterOptions({
      api: browserApi,
      commutes: loadCommutes().catch(() => null),
    });
    asked = { options, at: Date.now() };
    options.then(
      ({ isWhole }) => !isWhole && forget(),
      () => forget(),
    );
  }
  return asked.options;
}

function forget(): void {
  asked = null;
}

/**
 * The filters on top of the results: a sheet on a phone, a dialog on wider screens. Its button and
 * Escape close it, its backdrop doesn't, and focus then returns to where it was.
 */
export function FiltersDialog(given: FiltersDialogProps) {
  const { search, loadCommutes, title, applyLabel, onClose, onApply } = given;
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [options, setOptions] = useState<FilterOptions | null>(null);

  useEffect(() => {
    dialog.current?.showModal();
    let isHere = true;
    askForOptions(loadCommutes).then((found) => isHere && setOptions(found));
    return () => {
      isHere = false;
    };
  }, [loadCommutes]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="filters-title"
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 className="text-22" id="filters-title">
          {title ?? filterMessages.title()}
        </h2>
        <button
          type="button"
          className="bare centered icon-size"
          aria-label={filterMessages.close()}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </header>
      <FiltersForm
        search={search}
        options={options}
        known={null}
        titles="h3"
        applyLabel={applyLabel}
        onApply={(href) => {
          dialog.current?.close();
          if (onApply) onApply(readSearch(new URL(href, window.location.href).searchParams).search);
          else navigate(href);
        }}
      />
    </dialog>
  );
}
