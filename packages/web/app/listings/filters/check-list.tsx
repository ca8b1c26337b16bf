import { useId, useState } from 'react';
import { Icon } from '#design';
import { filterMessages } from '../messages/filters.ts';
import styles from './check-list.module.css';
import { MAX_OFFERED } from './filter-options.ts';
import parts from './filter-parts.module.css';
import { Count } from './filter-parts.tsx';

interface CheckListProps {
  /** Its URL parameter. */
  name: string;
  title: string;
  /** Null while loading. */
  options: readonly string[] | null;
  /** How many homes match each option; null if unknown. */
  counts: Readonly<Record<string, number>> | null;
  /** What was chosen when the filters opened; shown first. */
  current: readonly string[];
  /** What is checked now. */
  checked: readonly string[];
  /** Script has loaded, so a long list can be narrowed by typing. */
  isAlive: boolean;
}

const LONG = 12;

/**
 * A collapsed list of many values, those with the most homes first; long lists have a search field.
 */
export function CheckList(props: CheckListProps) {
  const { name, title, options, counts, current, checked, isAlive } = props;
  const id = useId();
  const [sought, setSought] = useState('');
  const rows = currentFirst(options ?? [], current);
  const words = sought.trim().toLowerCase();
  const isShown = (value: string) => words === '' || value.toLowerCase().includes(words);
  if (rows.length === 0) return options ? null : <div className={styles.list} data-coming />;
  return (
    <details className={styles.list}>
      <summary className="grid gap-4 semibold">
        <span>{title}</span>
        <span className={styles.chosen}>
          {checked.length > 0 ? checked.join(', ') : filterMessages.any()}
        </span>
        <Icon name="down" size={16} />
      </summary>
      <fieldset className="can-shrink no-margin no-border">
        <legend className="unseen">{title}</legend>
        {isAlive && rows.length > LONG && (
          <>
            <label className="unseen" htmlFor={id}>
              {filterMessages.findIn({ list: title })}
            </label>
            <input
              id={id}
              type="search"
              className={styles.find}
              placeholder={filterMessages.find()}
              autoComplete="off"
              onChange={(event) => setSought(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          </>
        )}
        <div className={styles.rows}>
          {rows.map((value) => (
            <label key={value} className={parts.check} hidden={!isShown(value)}>
              <input
                type="checkbox"
                name={name}
                value={value}
                defaultChecked={current.includes(value)}
              />
              {value}
              <Count of={counts && countOf(counts, value)} />
            </label>
          ))}
          {!rows.some(isShown) && <p className={parts.hint}>{filterMessages.nothingFound()}</p>}
        </div>
        {rows.length >= MAX_OFFERED && (
          <p className={parts.hint}>{filterMessages.onlySome({ count: MAX_OFFERED })}</p>
        )}
      </fieldset>
    </details>
  );
}

/** Values come from URLs, so they may be named like a property that every object has. */
function countOf(counts: Readonly<Record<string, number>>, value: string): number {
  return (Object.hasOwn(counts, value) ? counts[value] : undefined) ?? 0;
}

/** Current values come first, even if no home has them any longer. */
function currentFirst(options: readonly string[], current: readonly string[]): string[] {
  const taken = new Set(current.map((value) => value.toLowerCase()));
  return [...current, ...options.filter((value) => !taken.has(value.toLowerCase()))];
}
