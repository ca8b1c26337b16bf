import { groupedText } from '#platform';
import type { Option, PlaceOptions } from '../listing/listing.ts';
import { resultsMessages } from '../messages/results.ts';
import styles from './place-accordions.module.css';

const groups: readonly (readonly [keyof PlaceOptions, () => string])[] = [
  ['states', resultsMessages.states],
  ['cities', resultsMessages.cities],
  ['counties', resultsMessages.counties],
  ['subdivisions', resultsMessages.neighborhoods],
  ['zips', resultsMessages.zips],
  ['subtypes', resultsMessages.types],
];

/** Links to places and to searches by type with their numbers of homes, below the results. */
export function PlaceAccordions({ options }: { options: PlaceOptions }) {
  return (
    <section className={styles.places} aria-labelledby="places-title">
      <div className="frame">
        <h2 id="places-title">{resultsMessages.browse()}</h2>
        <div className={styles.groups}>
          {groups.map(([key, title]) =>
            options[key].length === 0 ? null : (
              <details key={key} className={styles.group}>
                <summary>
                  <h3>{title()}</h3>
                </summary>
                <ul className={styles.links}>
                  {options[key].map((option: Option) => (
                    <li className="row gap-2 tap-height" key={option.value}>
                      <a className="inline-row tap-height" href={option.href}>
                        {key === 'counties'
                          ? resultsMessages.county({ name: option.value })
                          : option.value}
                      </a>
                      {option.count !== null && (
                        <span className="fine-print tabular"> {groupedText(option.count)}</span>
                      )}
                    </li>
                  ))}
                </ul>
              </details>
            ),
          )}
        </div>
      </div>
    </section>
  );
}
