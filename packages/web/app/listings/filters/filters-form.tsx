import { type FormEvent, useEffect, useRef, useState } from 'react';
import { countText, useHydrated } from '#platform';
import { FILTERS_PATH, SEARCH_PATH } from '../listing/listing-address.ts';
import { DEFAULT_SORT, type Search } from '../search/search.ts';
import { searchHref } from '../search/search-address.ts';
import { conditionsOf } from '../search/search-words.ts';
import type { FilterOptions } from './filter-options.ts';
import { numberText, TitleLevel } from './filter-parts.tsx';
import { filterSectionNames, filterSections, sectionId } from './filter-sections.ts';
import styles from './filters.module.css';
import { FiltersFields } from './filters-fields.tsx';
import { fieldErrors, readFiltersForm } from './read-filters-form.ts';
import { type LiveCounts, useLiveCounts } from './use-live-counts.ts';

interface FiltersFormProps {
  /** What is in force. */
  search: Search;
  /** Null while they are on their way. */
  options: FilterOptions | null;
  /** What is counted for the search; null to count it. */
  known: LiveCounts | null;
  /** The level of the parts' titles. */
  titles: 'h2' | 'h3';
  /** Goes to a search; without script the form's own address does. */
  onApply: (href: string) => void;
  /** Empties the filters; without it a link to the empty page does. */
  onClear?: () => void;
}

/**
 * Every filter of R-48 and those beyond it: a GET form that the list of results answers,
 * with script at work one that counts homes as they are chosen and marks what can't be read.
 */
export function FiltersForm(props: FiltersFormProps) {
  const { search, options, known, titles, onApply, onClear } = props;
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useHydrated();
  const [wanted, setWanted] = useState(search.filter);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { total, options: counts, isOld } = useLiveCounts(wanted, known);

  const look = () => {
    const read = readFiltersForm(form.current as HTMLFormElement);
    setWanted(read.search.filter);
    return read;
  };
  useEffect(() => {
    // Someone may have begun to choose before the script was there.
    setWanted(readFiltersForm(form.current as HTMLFormElement).search.filter);
  }, []);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    syncDependentFields(event.target as HTMLInputElement);
    const found = fieldErrors(look().dropped);
    setErrors((shown) => new Map([...shown].filter(([param]) => found.has(param))));
  };
  const onLeave = (event: FormEvent<HTMLFormElement>) => {
    writeNumber(event.target as HTMLInputElement);
    setErrors(fieldErrors(look().dropped));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { search: asked, dropped } = look();
    const found = fieldErrors(dropped);
    setErrors(found);
    const [first] = found.keys();
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else
      onApply(searchHref({ filter: asked.filter, sort: asked.sort, page: 1, view: search.view }));
  };

  return (
    <form
      ref={form}
      action={SEARCH_PATH}
      className={styles.form}
      autoComplete="off"
      aria-label="Filters"
      onInput={onInput}
      onBlur={onLeave}
      onSubmit={onSubmit}
    >
      <SectionLinks wanted={wanted} />
      <div className={styles.fields}>
        <TitleLevel value={titles}>
          <FiltersFields
            search={search}
            wanted={wanted}
            options={options}
            counts={counts}
            errors={errors}
            isAlive={isAlive}
          />
        </TitleLevel>
      </div>
      <div className={styles.foot}>
        {onClear ? (
          <button type="button" className={styles.clear} onClick={onClear}>
            Clear all
          </button>
        ) : (
          <a href={FILTERS_PATH} className={styles.clear}>
            Clear all
          </a>
        )}
        <p className="unseen" role="status">
          {isAlive && total !== null && !isOld
            ? `${countText(total, 'home matches', 'homes match')}`
            : ''}
        </p>
        <button
          type="submit"
          className={`button ${styles.apply}`}
          data-look="primary"
          data-old={isOld || undefined}
        >
          {isAlive && total !== null && (
            <strong className="bold">Show {countText(total, 'home', 'homes')}</strong>
          )}
          <span>Apply filters</span>
        </button>
      </div>
      {search.sort !== DEFAULT_SORT && <input type="hidden" name="sort" value={search.sort} />}
    </form>
  );
}

/** The parts of the filters as links, with how many conditions each holds. */
function SectionLinks({ wanted }: { wanted: Search['filter'] }) {
  const conditions = conditionsOf(wanted);
  return (
    <nav className={styles.sections} aria-label="Parts of the filters">
      <ul>
        {filterSectionNames.map((name) => {
          const fields: readonly string[] = filterSections[name].fields;
          const set = conditions.filter(({ field }) => fields.includes(field)).length;
          return (
            <li key={name}>
              <a
                href={`#${sectionId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  const part = document.getElementById(sectionId(name));
                  part?.scrollIntoView({ block: 'start' });
                  part?.focus({ preventScroll: true });
                }}
              >
                {filterSections[name].title}
                {set > 0 && (
                  <span className={styles.set}>
                    {set}
                    <span className="unseen"> chosen</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/**
 * What one choice means for others: another type resets subtypes and features, a
 * date of an open house and its other choices exclude each other.
 */
function syncDependentFields(field: HTMLInputElement): void {
  const { form, name, type } = field;
  if (!form) return;
  const inputs = [...form.elements].filter((one) => one instanceof HTMLInputElement);
  if (name === 'type') {
    for (const one of inputs) {
      if (one.name === 'subtype' || one.name === 'feature') one.checked = false;
    }
  }
  if (name !== 'openhouse') return;
  for (const one of inputs) {
    if (one.name !== 'openhouse' || one === field) continue;
    if (type === 'date' && one.type === 'radio') one.checked = one.value === '';
    if (type === 'radio' && one.type === 'date') one.value = '';
  }
}

/** A number that was typed, with the commas that people read it by. */
function writeNumber(field: HTMLInputElement): void {
  if (field.inputMode !== 'decimal') return;
  const plain = field.value.replace(/[$,\s]/g, '');
  if (/^\d+(\.\d+)?$/.test(plain)) field.value = numberText(Number(plain), true);
}
