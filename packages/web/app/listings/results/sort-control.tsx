import { listingLabel, type SortOrder, sortLabels, sortOrders } from '@homestead/contract/listings';
import { SubmittingSelect } from '#design';
import { resultsMessages } from '../messages/results.ts';
import { PriceArrows } from './price-arrows.tsx';
import { SEARCH_FORM_ID } from './search-form.tsx';
import type { SearchLinks } from './search-links.ts';
import styles from './sort-control.module.css';

/**
 * The sort order, a field of the search form. It applies right away, or by its button without
 * script. Its arrows sort by price with one press.
 */
export function SortControl({ sort, links }: { sort: SortOrder; links: SearchLinks }) {
  return (
    <div className={styles.sort}>
      <SubmittingSelect
        label={<span className="quiet">{resultsMessages.sort()}</span>}
        name="sort"
        form={SEARCH_FORM_ID}
        defaultValue={sort}
      >
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {listingLabel(sortLabels[order])}
          </option>
        ))}
      </SubmittingSelect>
      <PriceArrows sort={sort} links={links} />
      <noscript>
        <button type="submit" form={SEARCH_FORM_ID} className="button">
          {resultsMessages.apply()}
        </button>
      </noscript>
    </div>
  );
}
