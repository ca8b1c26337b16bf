import type { SortOrder } from '@homestead/contract/listings';
import { Link } from 'react-router';
import { Icon } from '#design';
import styles from './price-order.module.css';
import type { SearchLinks } from './search-links.ts';

/** Lowest and highest price first, each on one press; pressed again it is newest first. */
export function PriceOrder({ sort, links }: { sort: SortOrder; links: SearchLinks }) {
  const orders = [
    ['priceasc', 'Lowest price first', links.cheapestFirst],
    ['pricedesc', 'Highest price first', links.highestPriceFirst],
  ] as const;
  return (
    <div className={styles.order}>
      <span aria-hidden>Price</span>
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
