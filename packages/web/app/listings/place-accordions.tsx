import { groupedText } from '#platform';
import type { Option, PlaceOptions } from './listing.ts';
import { placeHref } from './listing-address.ts';
import styles from './place-accordions.module.css';

/** Title, list, the list's name in an address, and what is said beside a value. */
const groups: readonly (readonly [string, keyof PlaceOptions, string, string?])[] = [
  ['States', 'states', 'state'],
  ['Cities', 'cities', 'city'],
  ['Counties', 'counties', 'county', ' County'],
  ['Neighborhoods', 'subdivisions', 'subdivision'],
  ['Zip Codes', 'zips', 'zip'],
  ['Property Types', 'subtypes', 'subtype'],
];

/** Real searches by place and type with how many homes each gives, at the foot of the list. */
export function PlaceAccordions({ options }: { options: PlaceOptions }) {
  return (
    <section className={styles.places} aria-labelledby="places-title">
      <div className="frame">
        <h2 id="places-title">Browse homes by place and type</h2>
        <div className={styles.groups}>
          {groups.map(([title, key, param, more = '']) =>
            options[key].length === 0 ? null : (
              <details key={key} className={styles.group}>
                <summary>
                  <h3>{title}</h3>
                </summary>
                <ul className={styles.links}>
                  {options[key].map((option: Option) => (
                    <li key={option.value}>
                      <a href={placeHref({ [param]: option.value })}>{option.value + more}</a>
                      {option.count !== null && <span> {groupedText(option.count)}</span>}
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
