import { groupedText } from '#platform';
import type { Option, PlaceOptions } from '../listing/listing.ts';
import styles from './place-accordions.module.css';

/** Title, list, and what is said beside a value. */
const groups: readonly (readonly [string, keyof PlaceOptions, string?])[] = [
  ['States', 'states'],
  ['Cities', 'cities'],
  ['Counties', 'counties', ' County'],
  ['Neighborhoods', 'subdivisions'],
  ['Zip Codes', 'zips'],
  ['Property Types', 'subtypes'],
];

/** The pages of places and searches by type with how many homes each gives, at the foot of the list. */
export function PlaceAccordions({ options }: { options: PlaceOptions }) {
  return (
    <section className={styles.places} aria-labelledby="places-title">
      <div className="frame">
        <h2 id="places-title">Browse homes by place and type</h2>
        <div className={styles.groups}>
          {groups.map(([title, key, more = '']) =>
            options[key].length === 0 ? null : (
              <details key={key} className={styles.group}>
                <summary>
                  <h3>{title}</h3>
                </summary>
                <ul className={styles.links}>
                  {options[key].map((option: Option) => (
                    <li className="row gap-2 tap-height" key={option.value}>
                      <a className="inline-row tap-height" href={option.href}>
                        {option.value + more}
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
