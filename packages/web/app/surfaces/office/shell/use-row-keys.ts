import { type RefObject, useRef } from 'react';
import { useKeys } from './use-keys.ts';

/**
 * j and k take the focus down and up the rows of a table, by the link of each row that carries
 * `data-row`; Enter then opens it. Give the answer to what holds the rows.
 */
export function useRowKeys<Element extends HTMLElement>(): RefObject<Element | null> {
  const holder = useRef<Element>(null);
  const move = (step: 1 | -1) => {
    const rows = [...(holder.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? (step === 1 ? 0 : rows.length - 1) : at + step;
    rows[next]?.focus();
    rows[next]?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  return holder;
}
