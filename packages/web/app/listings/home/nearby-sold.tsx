import styles from './nearby-sold.module.css';
import type { SoldHome } from './read-sold-home.ts';

interface NearbySoldProps {
  /** Where and when they sold, or why there is none. */
  sentence: string;
  homes: SoldHome[];
}

/** Homes that sold near one in the last 12 months. */
export function NearbySold({ sentence, homes }: NearbySoldProps) {
  return (
    <section aria-labelledby="nearby-sold" className={styles.sold}>
      <h2 id="nearby-sold">Sold nearby</h2>
      <p className={styles.quiet}>{sentence}</p>
      <ul className={styles.list}>
        {homes.map(({ href, address, sold, facts, firm }) => (
          <li key={href}>
            <a href={href}>{address}</a>
            <strong>{sold}</strong>
            <span>{facts}</span>
            <span className={styles.quiet}>{firm}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where and when the homes sold, or why there is none to see. */
export function soldSentence(found: { isPermitted: boolean; homes: SoldHome[] } | null): string {
  if (!found) return 'What sold nearby can’t be told at the moment.';
  if (!found.isPermitted) return 'The MLS does not let sold homes be shown to the public.';
  return found.homes.length > 0
    ? 'In the last 12 months, within a mile or in the same neighborhood.'
    : 'No home within a mile or in the same neighborhood is known to have sold in the last 12 months.';
}
