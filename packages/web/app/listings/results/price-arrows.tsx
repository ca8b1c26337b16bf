import type { SortOrder } from '@homestead/contract/listings';
import { Link } from 'react-router';
import { Icon } from '#design';
import { resultsMessages } from '../messages/results.ts';
import styles from './price-arrows.module.css';
import type { SearchLinks } from './search-links.ts';

/** Sorts by lowest or highest price with one press; another press goes back to newest first. */
export function PriceArrows({ sort, links }: { sort: SortOrder; links: SearchLinks }) {
  const orders = [
    ['priceasc', resultsMessages.lowestFirst(), links.cheapestFirst],
    ['pricedesc', resultsMessages.highestFirst(), links.highestPriceFirst],
  ] as const;
  return (
    <div className={styles.arrows}>
      {orders.map(([order, label, href]) => (
        <Link
          key={order}
          to={href}
          aria-label={label}
          title={label}
          aria-current={order === sort ? 'true' : undefined}
        >
          <Icon name="down" size={18} />
        </Link>
      ))}
    </div>
  );
}
