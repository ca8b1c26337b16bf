import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#design';
import { browserApi } from '#platform';
import type { Search } from '../search/search.ts';
import type { CommuteAddress, FilterOptions } from './filter-options.ts';
import styles from './filters.module.css';
import { FiltersForm } from './filters-form.tsx';
import { findFilterOptions } from './find-filter-options.ts';

interface FiltersDialogProps {
  search: Search;
  loadCommutes: LoadCommutes;
  onClose: () => void;
}

/** The visitor's own addresses to search by commute; null for none. */
export type LoadCommutes = () => Promise<CommuteAddress[] | null>;

/** Kept for a while: opening the filters again shows them whole at once. */
let asked: { options: Promise<FilterOptions>; at: number } | null = null;
const FRESH_MS = 5 * 60_000;

/** Asks for what the filters offer, ahead of opening them. */
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
 * The filters over the list of results: a sheet on a phone, a dialog on wider screens. Closes by
 * its button and by Escape, not by its backdrop, and gives the focus back.
 */
export function FiltersDialog({ search, loadCommutes, onClose }: FiltersDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [options, setOptions] = useState<FilterOptions | null>(null);
  const [shown, setShown] = useState({ search, version: 0 });

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
          Filters
        </h2>
        <button
          type="button"
          className="bare centered icon-size"
          aria-label="Close filters"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </header>
      {options?.isWhole === false && (
        <p className={styles.note} role="status">
          Places and counts can’t be loaded at the moment. Everything else works.
        </p>
      )}
      <FiltersForm
        key={shown.version}
        search={shown.search}
        options={options}
        known={null}
        titles="h3"
        onApply={(href) => {
          dialog.current?.close();
          navigate(href);
        }}
        onClear={() =>
          setShown({
            search: { filter: {}, sort: search.sort, page: 1 },
            version: shown.version + 1,
          })
        }
      />
    </dialog>
  );
}
