import type { PlaceKind } from '@homestead/contract/listings';
import { groupedText } from '#platform';
import type { Option, PlaceOptions } from '../listing/listing.ts';
import { placeMessages } from '../messages/places.ts';
import styles from './place-accordions.module.css';
import { placesHref } from './place-address.ts';

const groups: readonly (readonly [keyof PlaceOptions, () => string, PlaceKind | null])[] = [
  ['states', placeMessages.states, null],
  ['cities', placeMessages.cities, 'city'],
  ['counties', placeMessages.counties, 'county'],
  ['subdivisions', placeMessages.neighborhoods, 'subdivision'],
  ['zips', placeMessages.zips, 'zip'],
  ['subtypes', placeMessages.types, 'type'],
];

/** Links to places and to searches by type with their numbers of homes, above the footer. */
export function PlaceAccordions({ options }: { options: PlaceOptions }) {
  return (
    <section className={styles.places} aria-labelledby="places-title">
      <div className="frame">
        <h2 id="places-title">{placeMessages.browse()}</h2>
        <div className={styles.groups}>
          {groups.map(([key, title, kind]) =>
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
                          ? placeMessages.county({ name: option.value })
                          : option.value}
                      </a>
                      {option.count !== null && (
                        <span className="fine-print tabular"> {groupedText(option.count)}</span>
                      )}
                    </li>
                  ))}
                  {kind && (
                    <li className="row gap-2 tap-height">
                      <a className="inline-row tap-height" href={placesHref(kind)}>
                        {placeMessages.all()}
                        <span className="unseen">: {title()}</span>
                      </a>
                    </li>
                  )}
                </ul>
              </details>
            ),
          )}
        </div>
      </div>
    </section>
  );
}
