import { Link } from 'react-router';
import { filterHref, type Search, searchHref } from '#listings';
import styles from './property-list-page.module.css';

interface NoResultsProps {
  search: Search;
  total: number;
  isLoading: boolean;
}

/** No homes on this page, and what to do next. */
export function NoResults({ search, total, isLoading }: NoResultsProps) {
  const { filter, sort } = search;
  if (total > 0) {
    return (
      <section className={styles.empty}>
        <h2>There is no page {search.page}</h2>
        <p>Homes may have gone since the link was made.</p>
        <Link to={searchHref({ filter, sort, page: 1 })} className="button" data-look="primary">
          Go to the first page
        </Link>
      </section>
    );
  }
  const hasPrice = filter.priceMin !== undefined || filter.priceMax !== undefined;
  const hasRooms = filter.beds !== undefined || filter.baths !== undefined;
  return (
    <section className={styles.empty}>
      <h2>No homes match this search</h2>
      <p>
        {isLoading
          ? 'Homes are still coming in. Look again in a minute, or ask for less.'
          : 'Try asking for less, or look at all homes for sale.'}
      </p>
      <ul className={styles.ways}>
        {hasPrice && (
          <li>
            <Link
              to={filterHref({ ...filter, priceMin: undefined, priceMax: undefined }, sort)}
              className="button"
            >
              Any price
            </Link>
          </li>
        )}
        {hasRooms && (
          <li>
            <Link
              to={filterHref({ ...filter, beds: undefined, baths: undefined }, sort)}
              className="button"
            >
              Any beds and baths
            </Link>
          </li>
        )}
        {filter.kind && (
          <li>
            <Link to={filterHref({ ...filter, kind: undefined }, sort)} className="button">
              Any property type
            </Link>
          </li>
        )}
        <li>
          <Link to={filterHref({}, sort)} className="button" data-look="primary">
            Show all homes
          </Link>
        </li>
      </ul>
    </section>
  );
}
