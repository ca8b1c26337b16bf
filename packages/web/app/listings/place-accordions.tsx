import { groupedText } from '#platform';
import type { Option, PlaceOptions } from './listing.ts';
import styles from './place-accordions.module.css';
import type { SearchFilter } from './search.ts';
import { filterHref } from './search-address.ts';

const groups: readonly {
  title: string;
  key: keyof PlaceOptions;
  filterOf: (value: string) => SearchFilter;
  labelOf?: (value: string) => string;
}[] = [
  { title: 'States', key: 'states', filterOf: (state) => ({ state }) },
  { title: 'Cities', key: 'cities', filterOf: (city) => ({ cities: [city] }) },
  {
    title: 'Counties',
    key: 'counties',
    filterOf: (county) => ({ counties: [county] }),
    labelOf: (county) => `${county} County`,
  },
  {
    title: 'Neighborhoods',
    key: 'subdivisions',
    filterOf: (subdivision) => ({ subdivisions: [subdivision] }),
  },
  { title: 'Zip Codes', key: 'zips', filterOf: (zip) => ({ zips: [zip] }) },
  { title: 'Property Types', key: 'subtypes', filterOf: (subtype) => ({ subtypes: [subtype] }) },
];

/** Real searches by place and type with how many homes each gives, at the foot of the list. */
export function PlaceAccordions({ options }: { options: PlaceOptions }) {
  return (
    <section className={styles.places} aria-labelledby="places-title">
      <div className="frame">
        <h2 id="places-title">Browse homes by place and type</h2>
        <div className={styles.groups}>
          {groups.map(({ title, key, filterOf, labelOf }) =>
            options[key].length === 0 ? null : (
              <details key={key} className={styles.group}>
                <summary>
                  <h3>{title}</h3>
                </summary>
                <ul className={styles.links}>
                  {options[key].map((option: Option) => (
                    <li key={option.value}>
                      <a href={filterHref(filterOf(option.value))}>
                        {labelOf ? labelOf(option.value) : option.value}
                      </a>
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
