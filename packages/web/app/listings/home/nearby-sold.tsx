import { homeMessages } from '../messages/home.ts';
import styles from './nearby-sold.module.css';
import type { SoldHome } from './read-sold-home.ts';

interface NearbySoldProps {
  /** Where and when they sold, or why there are none. */
  sentence: string;
  homes: SoldHome[];
}

/** Homes that sold near one in the last 12 months. */
export function NearbySold({ sentence, homes }: NearbySoldProps) {
  return (
    <section aria-labelledby="nearby-sold">
      <h2 className="text-22 below-1" id="nearby-sold">
        {homeMessages.soldNearby()}
      </h2>
      <p className="fine-print">{sentence}</p>
      <ul className={styles.list}>
        {homes.map(({ href, address, sold, facts, firm }) => (
          <li className="grid line-below" key={href}>
            <a className="flex semibold tap-height" href={href}>
              {address}
            </a>
            <strong className="bold">{sold}</strong>
            <span>{facts}</span>
            <span className="fine-print">{firm}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where and when the homes sold, or why there are none. */
export function soldSentence(found: { isPermitted: boolean; homes: SoldHome[] } | null): string {
  if (!found) return homeMessages.soldUnknown();
  if (!found.isPermitted) return homeMessages.soldHidden();
  return found.homes.length > 0 ? homeMessages.soldFound() : homeMessages.noneSold();
}
