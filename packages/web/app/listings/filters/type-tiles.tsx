import type { ListingKind } from '@homestead/contract/feed';
import { kindLabels, listingLabel } from '@homestead/contract/listings';
import { Icon } from '#design';
import { filterMessages } from '../messages/filters.ts';
import styles from './filter-parts.module.css';
import { Count } from './filter-parts.tsx';
import boxes from './radio-boxes.module.css';

/** The tiles of R-48 with their labels, in order. */
const tiles: readonly (readonly [ListingKind | undefined, () => string])[] = [
  [undefined, filterMessages.any],
  ['house', filterMessages.house],
  ['townhouse', filterMessages.townhouse],
  ['condo', filterMessages.condo],
  ['multi-family', filterMessages.multiFamily],
  ['luxury', filterMessages.luxury],
  ['villa', filterMessages.villa],
  ['farm', filterMessages.farm],
  ['land', filterMessages.land],
];

interface TypeTilesProps {
  current: ListingKind | undefined;
  /** By the API's name for the kind; null if unknown. */
  counts: Readonly<Record<string, number>> | null;
}

/**
 * Kinds of homes as tiles. A kind offered only in the header's strip appears while it is chosen.
 */
export function TypeTiles({ current, counts }: TypeTilesProps) {
  const isTile = tiles.some(([kind]) => kind === current);
  const shown =
    isTile || !current
      ? tiles
      : [...tiles, [current, () => listingLabel(kindLabels[current].label)] as const];
  return (
    <fieldset className={styles.group}>
      <legend className="unseen">{filterMessages.propertyType()}</legend>
      <div className={boxes.tiles}>
        {shown.map(([kind, label]) => (
          <label key={kind ?? 'any'}>
            <input type="radio" name="type" value={kind ?? ''} defaultChecked={kind === current} />
            <span>
              <Icon name={kind ?? 'any'} size={24} />
              {label()}
              <Count of={kind && counts?.[kindLabels[kind].wire]} />
            </span>
          </label>
        ))}
      </div>
      {/* Without script, the results page resets dependent filters if the type has changed. */}
      <input type="hidden" name="from-type" value={current ?? 'any'} />
    </fieldset>
  );
}
