import { sortLabels, sortOrders } from '@homestead/contract/listings';
import { SubmittingSelect } from '#design';
import type { Search } from '../search/search.ts';
import { SEARCH_FORM_ID } from './search-form.tsx';
import styles from './sort-control.module.css';

/** The order of the results, a field of the search form; applies at once, or by its button without script. */
export function SortControl({ search }: { search: Search }) {
  return (
    <div className={styles.sort}>
      <SubmittingSelect
        label={<span className="quiet">Sort</span>}
        name="sort"
        form={SEARCH_FORM_ID}
        defaultValue={search.sort}
      >
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {sortLabels[order]}
          </option>
        ))}
      </SubmittingSelect>
      <noscript>
        <button type="submit" form={SEARCH_FORM_ID} className="button">
          Apply
        </button>
      </noscript>
    </div>
  );
}
