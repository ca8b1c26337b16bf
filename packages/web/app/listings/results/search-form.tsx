import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Icon } from '#design';
import { localHref, moneyText } from '#platform';
import type { LoadCommutes } from '../filters/filters-dialog.tsx';
import { FILTERS_PATH, SEARCH_PATH } from '../listing/listing-address.ts';
import { resultsMessages } from '../messages/results.ts';
import type { Search } from '../search/search.ts';
import { SearchBox } from '../suggestions/search-box.tsx';
import { findFormHref } from './find-form-href.ts';
import styles from './search-form.module.css';
import type { SearchLinks } from './search-links.ts';

const PRICES = [
  100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1250, 1500, 2000, 3000,
].map((thousands) => thousands * 1000);
const AT_LEAST = [1, 2, 3, 4, 5, 6, 7, 8];

export const SEARCH_FORM_ID = 'search';

type FiltersDialog = ComponentType<{
  search: Search;
  loadCommutes: LoadCommutes;
  onClose: () => void;
}>;

/** The filters load on demand, as soon as the pointer is over their button. */
const loadFilters = () => import('../filters/filters-dialog.tsx');

interface SearchFormProps {
  search: Search;
  links: SearchLinks;
  /** The sentence that the search was made from. */
  said: string | null;
  loadCommutes: LoadCommutes;
}

/**
 * The search box and its filters: a GET form that works without script. Its Filters button then
 * leads to the filters page. With script, filters apply as they are chosen, empty fields are left
 * out of the URL, and the filters open in a dialog.
 */
export function SearchForm({ search, links, said, loadCommutes }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<{ Filters: FiltersDialog } | null>(null);
  const { filter } = search;
  const shown = filter.text ?? said ?? '';
  const roomsText = (count: number) =>
    filter.exact ? String(count) : resultsMessages.orMore({ count });
  const apply = async () => {
    const element = form.current;
    if (!element) return;
    navigate(await findFormHref(element, shown));
  };
  const openFilters = () =>
    loadFilters().then(
      ({ FiltersDialog }) => setDialog({ Filters: FiltersDialog }),
      () => window.location.assign(localHref(FILTERS_PATH) + window.location.search),
    );
  const preload = () =>
    loadFilters().then(
      ({ askForOptions }) => askForOptions(loadCommutes),
      () => null,
    );
  return (
    <>
      <Form
        ref={form}
        id={SEARCH_FORM_ID}
        action={SEARCH_PATH}
        autoComplete="off"
        className={styles.form}
        aria-label={resultsMessages.searchHomes()}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <SearchBox value={shown} search={search} />
        <div className={styles.quick} onChange={apply}>
          <Choice
            name="price-min"
            label={resultsMessages.priceFrom()}
            any={resultsMessages.noMin()}
            value={filter.priceMin}
            values={PRICES}
            say={dollarsText}
          />
          <Choice
            name="price-max"
            label={resultsMessages.priceTo()}
            any={resultsMessages.noMax()}
            value={filter.priceMax}
            values={PRICES}
            say={dollarsText}
          />
          <Choice
            name="beds"
            label={resultsMessages.beds()}
            any={resultsMessages.any()}
            value={filter.beds}
            values={AT_LEAST}
            say={roomsText}
          />
          <Choice
            name="baths"
            label={resultsMessages.baths()}
            any={resultsMessages.any()}
            value={filter.baths}
            values={AT_LEAST}
            say={roomsText}
          />
        </div>
        <button
          type="submit"
          formAction={FILTERS_PATH}
          className={styles.more}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={(event) => {
            event.preventDefault();
            openFilters();
          }}
        >
          <Icon name="sliders" />
          <span>{resultsMessages.filters()}</span>
          {links.chips.length > 0 && <span className={styles.count}>{links.chips.length}</span>}
        </button>
        {links.rest.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      </Form>
      {dialog && (
        <dialog.Filters
          search={search}
          loadCommutes={loadCommutes}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

const dollarsText = (dollars: number) => moneyText(dollars * 100);

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
  // Follows the URL after a search that this form didn't start, but keeps a choice made before the
  // script loaded.
  useEffect(() => {
    if (select.current && shown.current !== value) select.current.value = String(value ?? '');
    shown.current = value;
  }, [value]);
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        className="input-edge full-width on-card"
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
