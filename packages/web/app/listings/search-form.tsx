import { useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { Icon } from '#design';
import { moneyText } from '#platform';
import type { Search } from './search.ts';
import { DEFAULT_SORT } from './search.ts';
import { SEARCH_PATH, writeSearch } from './search-address.ts';
import { SearchBox } from './search-box.tsx';
import { searchFields } from './search-fields.ts';
import styles from './search-form.module.css';

const PRICES = [
  100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1250, 1500, 2000, 3000,
].map((thousands) => thousands * 1000);
const AT_LEAST = [1, 2, 3, 4, 5, 6, 7, 8];

/** Fields that have an input of their own in this form; all others ride along unseen. */
const OWN = new Set(['q', 'price-min', 'price-max', 'beds', 'baths', 'page', 'after', 'before']);

export const SEARCH_FORM_ID = 'search';

/**
 * The search box and its filters: a GET form that works without script. With script a chosen
 * filter applies at once and empty fields stay out of the address.
 */
export function SearchForm({ search }: { search: Search }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { filter } = search;
  const params = writeSearch(search);
  const apply = () => {
    if (form.current) navigate(formHref(form.current));
  };
  return (
    <Form
      ref={form}
      id={SEARCH_FORM_ID}
      action={SEARCH_PATH}
      autoComplete="off"
      className={styles.form}
      aria-label="Search homes"
      onSubmit={(event) => {
        event.preventDefault();
        document.getElementById(FILTERS_ID)?.hidePopover?.();
        apply();
      }}
    >
      <SearchBox value={filter.text ?? ''} search={search} />
      <button type="button" className={styles.more} popoverTarget={FILTERS_ID}>
        <Icon name="sliders" />
        Filters
      </button>
      {/* A sheet over the page on a phone, a part of the bar on wider screens. */}
      <div id={FILTERS_ID} popover="auto" className={styles.filters} onChange={applyIfWide(apply)}>
        <div className={styles.sheetHead}>
          <h2>Filters</h2>
          <button
            type="button"
            popoverTarget={FILTERS_ID}
            popoverTargetAction="hide"
            aria-label="Close filters"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <Choice
          name={searchFields.priceMin.param}
          label="Price from"
          any="No min"
          value={filter.priceMin}
          values={PRICES}
          say={(dollars) => moneyText(dollars * 100)}
        />
        <Choice
          name={searchFields.priceMax.param}
          label="Price to"
          any="No max"
          value={filter.priceMax}
          values={PRICES}
          say={(dollars) => moneyText(dollars * 100)}
        />
        <Choice
          name={searchFields.beds.param}
          label="Beds"
          any="Any"
          value={filter.beds}
          values={AT_LEAST}
          say={(count) => (filter.exact ? String(count) : `${count}+`)}
        />
        <Choice
          name={searchFields.baths.param}
          label="Baths"
          any="Any"
          value={filter.baths}
          values={AT_LEAST}
          say={(count) => (filter.exact ? String(count) : `${count}+`)}
        />
        <button type="submit" className="button" data-look="primary">
          Show homes
        </button>
      </div>
      {[...params].map(
        ([name, value]) =>
          !OWN.has(name) &&
          name !== 'sort' && (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ),
      )}
    </Form>
  );
}

const FILTERS_ID = 'filters';
const WIDE = '(min-width: 820px)';

/** In the sheet the choices wait for its button. */
function applyIfWide(apply: () => void): () => void {
  return () => {
    if (window.matchMedia(WIDE).matches) apply();
  };
}

/** The address a form asks for, without its empty fields. */
function formHref(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  if (params.get('sort') === DEFAULT_SORT) params.delete('sort');
  return `${SEARCH_PATH}?${params}`.replace(/\?$/, '');
}

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  value: number | undefined;
  values: readonly number[];
  say: (value: number) => string;
}

function Choice({ name, label, any, value, values, say }: ChoiceProps) {
  const offered =
    value === undefined || values.includes(value)
      ? values
      : [...values, value].sort((a, b) => a - b);
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  // Shows what the address says after a search that this form did not start; a choice made before
  // the script was there stays.
  useEffect(() => {
    if (select.current && shown.current !== value) select.current.value = String(value ?? '');
    shown.current = value;
  }, [value]);
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        ref={select}
        name={name}
        defaultValue={value ?? ''}
        data-set={value === undefined ? undefined : ''}
      >
        <option value="">{any}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
