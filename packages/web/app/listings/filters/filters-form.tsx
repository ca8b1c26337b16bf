import { type FormEvent, useEffect, useRef, useState } from 'react';
import { localHref, rich, useHydrated } from '#platform';
import { FILTERS_PATH, SEARCH_PATH } from '../listing/listing-address.ts';
import { filterMessages } from '../messages/filters.ts';
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
  /** The search that the results show now. */
  search: Search;
  /** Null while loading. */
  options: FilterOptions | null;
  /** Counts for the search; null to ask for them. */
  known: LiveCounts | null;
  /** The heading level of the sections; h2, as on the filters page, if not given. */
  titles?: 'h2' | 'h3';
  /** What the button says where the homes aren't shown next. */
  applyLabel?: string | undefined;
  /**
   * Goes to a search; without script, the form's own action does. If not given it loads the page:
   * the filters page's form is an island, which has no router.
   */
  onApply?: (href: string) => void;
}

/**
 * Every filter of R-48 and more: a GET form answered by the results page. With script it counts
 * homes as filters are chosen, marks what can't be read, and clears in place.
 */
export default function FiltersForm({
  search,
  options,
  known,
  titles = 'h2',
  applyLabel,
  onApply = (href) => window.location.assign(localHref(href)),
}: FiltersFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useHydrated();
  const [shown, setShown] = useState({ search, version: 0 });
  const [wanted, setWanted] = useState(search.filter);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { total, options: counts, isOld } = useLiveCounts(wanted, known);

  const look = () => {
    const read = readFiltersForm(form.current as HTMLFormElement);
    setWanted(read.search.filter);
    return read;
  };
  useEffect(() => {
    // People may have started choosing before the script loaded.
    setWanted(readFiltersForm(form.current as HTMLFormElement).search.filter);
  }, []);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    syncDependentFields(event.target as HTMLInputElement);
    const found = fieldErrors(look().dropped);
    setErrors((old) => new Map([...old].filter(([param]) => found.has(param))));
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

  const clear = () => {
    setShown({ search: { ...search, filter: {} }, version: shown.version + 1 });
    setWanted({});
    setErrors(new Map());
  };

  return (
    <>
      {options?.isWhole === false && (
        <p className={styles.note} role="status">
          {filterMessages.incomplete()}
        </p>
      )}
      <form
        ref={form}
        action={SEARCH_PATH}
        className={styles.form}
        autoComplete="off"
        aria-label={filterMessages.title()}
        onInput={onInput}
        onBlur={onLeave}
        onSubmit={onSubmit}
      >
        <SectionLinks wanted={wanted} />
        <div className={styles.fields}>
          <TitleLevel value={titles}>
            <FiltersFields
              key={shown.version}
              search={shown.search}
              wanted={wanted}
              options={options}
              counts={counts}
              errors={errors}
              isAlive={isAlive}
            />
          </TitleLevel>
        </div>
        <div className={styles.foot}>
          {isAlive ? (
            <button type="button" className={styles.clear} onClick={clear}>
              {filterMessages.clear()}
            </button>
          ) : (
            <a href={FILTERS_PATH} className={styles.clear}>
              {filterMessages.clear()}
            </a>
          )}
          <p className="unseen" role="status">
            {isAlive && total !== null && !isOld && filterMessages.matching({ count: total })}
          </p>
          <button
            type="submit"
            className={`button ${styles.apply}`}
            data-look="primary"
            data-old={isOld || undefined}
          >
            {applyLabel ? (
              <ApplyWords label={applyLabel} total={total} />
            ) : (
              <>
                {total !== null && (
                  <strong className="bold needs-script">
                    {filterMessages.show({ count: total })}
                  </strong>
                )}
                <span>{filterMessages.apply()}</span>
              </>
            )}
          </button>
        </div>
        {search.sort !== DEFAULT_SORT && <input type="hidden" name="sort" value={search.sort} />}
      </form>
    </>
  );
}

/** What the button does, and how many homes match. */
function ApplyWords({ label, total }: { label: string; total: number | null }) {
  return (
    <>
      <strong className="bold">{label}</strong>
      {total !== null && <span>{filterMessages.matching({ count: total })}</span>}
    </>
  );
}

/** Links to the sections, with the number of conditions chosen in each. */
function SectionLinks({ wanted }: { wanted: Search['filter'] }) {
  const conditions = conditionsOf(wanted);
  return (
    <nav className={styles.sections} aria-label={filterMessages.sections()}>
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
                  const section = document.getElementById(sectionId(name));
                  section?.scrollIntoView({ block: 'start' });
                  section?.focus({ preventScroll: true });
                }}
              >
                {filterSections[name].title()}
                {set > 0 && (
                  <span className={styles.set}>
                    {rich(
                      filterMessages.selected({
                        count: set,
                        unit: (text) => (
                          <span key="unit" className="unseen">
                            {text}
                          </span>
                        ),
                      }),
                    )}
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
 * Updates the fields that depend on a choice: another type resets subtypes and features,
 * and an open house date and the other open house choices replace each other.
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

/** Adds commas to a typed number. */
function writeNumber(field: HTMLInputElement): void {
  if (field.inputMode !== 'decimal') return;
  const plain = field.value.replace(/[$,\s]/g, '');
  if (/^\d+(\.\d+)?$/.test(plain)) field.value = numberText(Number(plain), true);
}
