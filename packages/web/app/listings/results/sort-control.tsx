import { sortLabels, sortOrders } from '@homestead/contract/listings';
import { SubmittingSelect } from '#design';
import { resultsMessages } from '../messages/results.ts';
import type { Search } from '../search/search.ts';
import { SEARCH_FORM_ID } from './search-form.tsx';
import styles from './sort-control.module.css';

/**
 * The sort order, a field of the search form. It applies right away, or by its button without
 * script.
 */
export function SortControl({ search }: { search: Search }) {
  return (
    <div className={styles.sort}>
      <SubmittingSelect
        label={<span className="quiet">{resultsMessages.sort()}</span>}
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
          {resultsMessages.apply()}
        </button>
      </noscript>
    </div>
  );
}
