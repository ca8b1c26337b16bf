import styles from './facts-strip.module.css';
import type { StripFact } from './listing.ts';

/** Beds, baths, square feet (LivingArea), garage spaces, year built. */
export function FactsStrip({ facts }: { facts: StripFact[] }) {
  return (
    <dl className={styles.strip}>
      {facts.map(([label, value, more]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
