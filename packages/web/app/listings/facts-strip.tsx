import { groupedText, UNKNOWN } from '#platform';
import { bathsText } from './baths-text.ts';
import styles from './facts-strip.module.css';
import type { ListingDetailFacts } from './listing.ts';

/** Beds, baths, square feet (LivingArea), garage spaces, year built; unknown is "–". */
export function FactsStrip({ listing }: { listing: ListingDetailFacts }) {
  const { beds, livingArea, garageSpaces, yearBuilt } = listing;
  const facts: [label: string, value: string, more?: string | null][] = [
    ['Beds', beds === null ? UNKNOWN : String(beds)],
    [
      'Baths',
      listing.bathsTotal === null ? UNKNOWN : String(listing.bathsTotal),
      bathsText(listing),
    ],
    ['Sq ft', livingArea === null ? UNKNOWN : groupedText(livingArea)],
    ['Garage spaces', garageSpaces === null ? UNKNOWN : String(garageSpaces)],
    ['Year built', yearBuilt === null ? UNKNOWN : String(yearBuilt)],
  ];
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
