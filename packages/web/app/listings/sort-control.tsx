import { sortLabels, sortOrders } from '@homestead/contract/listings';
import type { Search } from './search.ts';
import { SEARCH_FORM_ID } from './search-form.tsx';
import styles from './sort-control.module.css';

/** The order of the results, a field of the search form; applies at once, or by its button without script. */
export function SortControl({ search }: { search: Search }) {
  return (
    <div className={styles.sort}>
      <label>
        <span>Sort</span>
        <select
          key={search.sort}
          name="sort"
          form={SEARCH_FORM_ID}
          defaultValue={search.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {sortLabels[order]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" form={SEARCH_FORM_ID} className="button">
          Apply
        </button>
      </noscript>
    </div>
  );
}
