import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { deskMessages } from '../messages.ts';
import { usePageKeys } from '../page-entries.ts';
import { useKeys } from '../use-keys.ts';
import styles from './filter-bar.module.css';
import type { List } from './use-list.ts';

/** One filter of a list, by the name it has in the address. */
export type ListFilter =
  | { kind: 'search'; name: string; label: string; placeholder?: string }
  | {
      kind: 'choice';
      name: string;
      label: string;
      /** Shown when nothing is chosen: "Any role". Without it, the first choice is. */
      any?: string;
      choices: readonly { value: string; label: string }[];
    };

const PAUSE_MS = 150;
/** A menu with at least this many choices has a search. */
const MANY = 8;

interface FilterBarProps {
  list: List;
  filters: readonly ListFilter[];
  /** On a phone the choices are behind a button, which says how many are set. */
  isFolded?: true;
  /** A button behind the filters. */
  children?: ReactNode;
}

/** Filters of a list; the address has them, so a link shows the same list. */
export function FilterBar({ list, filters, isFolded, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const count = filters.filter(
    ({ kind, name }) => kind === 'choice' && list.query.filters[name],
  ).length;
  const clearable = filters.filter((filter) => firstOf(filter) === null);
  const clear = () => list.change(Object.fromEntries(clearable.map(({ name }) => [name, null])));
  return (
    <div className={styles.bar} data-folded={(isFolded && !isOpen) || undefined}>
      {filters.map((filter) =>
        filter.kind === 'search' ? (
          <Fragment key={filter.name}>
            <SearchFilter list={list} filter={filter} />
            {isFolded && (
              <Button
                variant="default"
                className={styles.toggle}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {deskMessages.filters({ count })}
              </Button>
            )}
          </Fragment>
        ) : (
          <Select
            key={filter.name}
            className={styles.choice}
            aria-label={filter.label}
            {...(filter.any && { placeholder: filter.any })}
            data={filter.choices}
            value={list.query.filters[filter.name] ?? firstOf(filter)}
            onChange={(value) => list.change({ [filter.name]: value })}
            searchable={filter.choices.length > MANY}
            clearable={filter.any !== undefined}
            allowDeselect={filter.any !== undefined}
            {...(filter.any && { clearButtonProps: { 'aria-label': filter.any } })}
          />
        ),
      )}
      {children}
      {clearable.some(({ name }) => list.query.filters[name]) && (
        <Button variant="subtle" onClick={clear}>
          {deskMessages.clearFilters()}
        </Button>
      )}
    </div>
  );
}

/** What a filter that always has a value starts with. */
function firstOf(filter: ListFilter): string | null {
  if (filter.kind === 'search' || filter.any !== undefined) return null;
  return filter.choices[0]?.value ?? null;
}

interface SearchFilterProps {
  list: List;
  filter: Extract<ListFilter, { kind: 'search' }>;
}

function SearchFilter({ list, filter: { name, label, placeholder } }: SearchFilterProps) {
  const asked = list.query.filters[name] ?? '';
  const [text, setText] = useState(asked);
  const sent = useRef(asked);
  const input = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => input.current?.focus() });
  usePageKeys([{ keys: ['/'], label: deskMessages.filterList() }]);
  // What is typed after a search was sent is newer than the address.
  useEffect(() => {
    if (asked !== sent.current) setText(asked);
    sent.current = asked;
  }, [asked]);
  const search = useDebouncedCallback((typed: string) => {
    sent.current = typed.trim();
    list.change({ [name]: sent.current }, true);
  }, PAUSE_MS);
  return (
    <TextInput
      ref={input}
      type="search"
      aria-keyshortcuts="/"
      aria-label={label}
      placeholder={placeholder ?? label}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={text}
      maxLength={120}
      className={styles.search}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
    />
  );
}
