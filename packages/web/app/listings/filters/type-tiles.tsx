import type { ListingKind } from '@homestead/contract/feed';
import { kindLabels } from '@homestead/contract/listings';
import { Icon } from '#design';
import styles from './filter-parts.module.css';
import { Count } from './filter-parts.tsx';
import boxes from './radio-boxes.module.css';

/** The tiles of R-48, in their order and with their labels. */
const tiles: readonly (readonly [ListingKind | undefined, string])[] = [
  [undefined, 'Any'],
  ['house', 'House'],
  ['townhouse', 'Townhouse'],
  ['condo', 'Condo'],
  ['multi-family', 'Multi-family'],
  ['luxury', 'Luxury'],
  ['villa', 'Villa'],
  ['farm', 'Farms'],
  ['land', 'Land'],
];

interface TypeTilesProps {
  current: ListingKind | undefined;
  /** By the wire's name of the kind; null when not known. */
  counts: Readonly<Record<string, number>> | null;
}

/** Kinds of homes as tiles; one that only the header's strip offers joins them while it is in force. */
export function TypeTiles({ current, counts }: TypeTilesProps) {
  const isTile = tiles.some(([kind]) => kind === current);
  const shown =
    isTile || !current ? tiles : [...tiles, [current, kindLabels[current].label] as const];
  return (
    <fieldset className={styles.group}>
      <legend className="unseen">Property type</legend>
      <div className={boxes.tiles}>
        {shown.map(([kind, label]) => (
          <label key={label}>
            <input type="radio" name="type" value={kind ?? ''} defaultChecked={kind === current} />
            <span>
              <Icon name={kind ?? 'any'} size={24} />
              {label}
              <Count of={kind && counts?.[kindLabels[kind].wire]} />
            </span>
          </label>
        ))}
      </div>
      {/* Without script the page that answers resets them when the type is another one. */}
      <input type="hidden" name="from-type" value={current ?? 'any'} />
    </fieldset>
  );
}
