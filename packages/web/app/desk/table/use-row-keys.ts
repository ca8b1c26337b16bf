import type { RefObject } from 'react';
import { useKeys } from '../use-keys.ts';

/** What keys do with a row that is on the screen. */
export interface RowRunner {
  /** Runs the action with this letter, if the row allows one. */
  act: (letter: string) => void;
}

/** Opens the editor of a cell, unless an action of the row has this letter. */
export const EDIT_KEY = 'e';

interface RowKeys {
  holder: RefObject<HTMLElement | null>;
  runners: ReadonlyMap<string, RowRunner>;
  /** Letters of the actions. */
  letters: readonly string[];
  /** Some cells are changed in place. */
  hasEditors: boolean;
  /** The record in the panel, and what shows another one there. */
  peeked: { id: string; go: (step: 1 | -1) => void } | null;
  onSelect: ((id: string) => void) | null;
  onExtend: ((from: string, to: string) => void) | null;
}

/**
 * j and k move the focus from row to row, or the panel from record to record; x selects the current
 * row, J and K extend the selection; e opens the editor of the current cell, or the first one of
 * the row; letters run the row's actions.
 */
export function useRowKeys(given: RowKeys): void {
  const { holder, runners, letters, hasEditors, peeked, onSelect, onExtend } = given;
  const rowsShown = () => [...(holder.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const focused = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]');
    return row && holder.current?.contains(row) ? row : null;
  };
  const current = () => focused()?.dataset.id ?? peeked?.id ?? null;
  const step = (by: 1 | -1): string | null => {
    const rows = rowsShown();
    const row = focused();
    const at = row ? rows.indexOf(row) : -1;
    const next = at < 0 ? (by === 1 ? 0 : rows.length - 1) : at + by;
    rows[next]?.focus({ preventScroll: true });
    rows[next]?.scrollIntoView({ block: 'nearest' });
    return rows[next]?.dataset.id ?? null;
  };
  const move = (by: 1 | -1) => {
    if (peeked) peeked.go(by);
    else step(by);
  };
  const extend = (by: 1 | -1) => {
    const from = current();
    const to = step(by);
    if (to !== null) onExtend?.(from ?? to, to);
  };
  const edit = () => {
    const within = document.activeElement?.closest('td[data-column]') ?? focused();
    within?.querySelector<HTMLElement>('[data-edit-cell]')?.click();
  };
  useKeys({
    ...(hasEditors && { [EDIT_KEY]: edit }),
    ...Object.fromEntries(
      letters.map((letter) => [letter, () => runners.get(current() ?? '')?.act(letter)]),
    ),
    j: () => move(1),
    k: () => move(-1),
    ...(onSelect && {
      x: () => {
        const id = current();
        if (id !== null) onSelect(id);
      },
    }),
    ...(onExtend && { J: () => extend(1), K: () => extend(-1) }),
  });
}
