import { useId, useState } from 'react';
import { Icon } from '#design';
import styles from './check-list.module.css';
import { MAX_OFFERED } from './filter-options.ts';
import parts from './filter-parts.module.css';
import { Count } from './filter-parts.tsx';

interface CheckListProps {
  /** Its name in the address. */
  name: string;
  title: string;
  /** Null while they are on their way. */
  options: readonly string[] | null;
  /** How many homes each would leave; null when not known. */
  counts: Readonly<Record<string, number>> | null;
  /** What was in force when the filters opened: shown first. */
  current: readonly string[];
  /** What is checked now. */
  checked: readonly string[];
  /** Script is there: a long list can be narrowed by typing. */
  isAlive: boolean;
}

const LONG = 12;

/** Any of many values, folded up, those with most homes first; a long list has a field to find one. */
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
        <span className={styles.chosen}>{checked.length > 0 ? checked.join(', ') : 'Any'}</span>
        <Icon name="down" size={16} />
      </summary>
      <fieldset className="can-shrink no-margin no-border">
        <legend className="unseen">{title}</legend>
        {isAlive && rows.length > LONG && (
          <>
            <label className="unseen" htmlFor={id}>
              Find in this list: {title}
            </label>
            <input
              id={id}
              type="search"
              className={styles.find}
              placeholder="Find in this list"
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
              <Count of={counts && (counts[value] ?? 0)} />
            </label>
          ))}
          {!rows.some(isShown) && <p className={parts.hint}>None found.</p>}
        </div>
        {rows.length >= MAX_OFFERED && (
          <p className={parts.hint}>
            The {MAX_OFFERED} with most homes. The search box finds the others.
          </p>
        )}
      </fieldset>
    </details>
  );
}

/** What is in force comes first, also when no home has it any more. */
function currentFirst(options: readonly string[], current: readonly string[]): string[] {
  const taken = new Set(current.map((value) => value.toLowerCase()));
  return [...current, ...options.filter((value) => !taken.has(value.toLowerCase()))];
}
