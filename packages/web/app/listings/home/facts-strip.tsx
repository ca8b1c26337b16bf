import type { StripFact } from '../listing/listing.ts';
import styles from './facts-strip.module.css';

/** Beds, baths, square feet (LivingArea), garage spaces, year built. */
export function FactsStrip({ facts }: { facts: StripFact[] }) {
  return (
    <dl className={styles.strip}>
      {facts.map(([label, value, more]) => (
        <div key={label}>
          <dt className="fine-print">{label}</dt>
          <dd className="flex gap-2 text-22 bold tabular">
            {value}
            {more && <small className="fine-print regular">{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
