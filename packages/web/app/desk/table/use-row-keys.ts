import type { RefObject } from 'react';
import { useKeys } from '../use-keys.ts';

/**
 * j and k move the focus down and up the rows, by the link of each row that carries `data-row`;
 * Enter then opens it. x selects the focused row; J and K extend the
 * selection.
 */
export function useRowKeys(
  holder: RefObject<HTMLElement | null>,
  onSelect: (id: string, isSelected?: boolean) => void,
): void {
  const rowId = () => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id ?? null;
  const move = (step: 1 | -1) => {
    const rows = [...(holder.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? (step === 1 ? 0 : rows.length - 1) : at + step;
    rows[next]?.focus();
    rows[next]?.scrollIntoView({ block: 'nearest' });
  };
  const select = (isSelected?: boolean) => {
    const id = rowId();
    if (id !== null && holder.current?.contains(document.activeElement)) onSelect(id, isSelected);
  };
  const extend = (step: 1 | -1) => {
    select(true);
    move(step);
    select(true);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => select(),
    J: () => extend(1),
    K: () => extend(-1),
  });
}
