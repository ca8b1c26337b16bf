import type { WireServiceArea } from '@homestead/contract/listings';
import { localArea } from '@homestead/contract/platform';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { mapMessages } from '../messages/map.ts';
import type { MapPoint } from '../search/search-shapes.ts';
import { loadServiceArea } from '../service-area.ts';
import styles from './map-tools.module.css';

const MILES = [0.5, 1, 2, 3, 5, 10, 15, 25, 50];
const USUAL = 3;

interface RadiusSheetProps {
  miles: number | undefined;
  /** The center of the map. */
  centerOf: () => MapPoint;
  onChoose: (center: MapPoint, miles: number) => void;
  /** The visitor wants to choose the center on the map. */
  onPoint: (miles: number) => void;
}

/** Asks for a distance and its center: a named place, the map's center, or a point on it. */
export function RadiusSheet({ miles, centerOf, onChoose, onPoint }: RadiusSheetProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [area, setArea] = useState<WireServiceArea | null>(null);
  useEffect(() => {
    loadServiceArea().then(setArea, () => {});
  }, []);
  const chosen = () => Number(new FormData(form.current ?? undefined).get('miles') ?? USUAL);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('place') as HTMLInputElement;
    const center = area && findPlace(area, field.value);
    setUnknown(center === null);
    if (center) onChoose(center, chosen());
    else field.focus();
  };
  return (
    <form ref={form} className={styles.sheet} onSubmit={onSubmit} noValidate>
      <h2>{mapMessages.radiusTitle()}</h2>
      <label>
        {mapMessages.within()}
        <select name="miles" defaultValue={MILES.includes(miles ?? 0) ? miles : USUAL}>
          {MILES.map((one) => (
            <option key={one} value={one}>
              {mapMessages.miles({ count: one })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {mapMessages.place()}
        <input
          name="place"
          list={`${id}-places`}
          autoComplete="off"
          aria-invalid={isUnknown}
          aria-describedby={isUnknown ? `${id}-wrong` : undefined}
        />
      </label>
      <datalist id={`${id}-places`}>
        {area?.cities.map(({ name }) => (
          <option key={name} value={name} />
        ))}
        {area?.zips.map(({ zip }) => (
          <option key={zip} value={zip} />
        ))}
      </datalist>
      {isUnknown && (
        <p id={`${id}-wrong`} className="text-14 bad">
          {mapMessages.placeUnknown({ area: localArea().name })}
        </p>
      )}
      <button type="submit" className="button" data-look="primary">
        {mapMessages.showHomes()}
      </button>
      <div className={styles.row}>
        <button type="button" className="button" onClick={() => onChoose(centerOf(), chosen())}>
          {mapMessages.aroundCenter()}
        </button>
        <button type="button" className="button" onClick={() => onPoint(chosen())}>
          {mapMessages.aroundPoint()}
        </button>
      </div>
    </form>
  );
}

function findPlace({ cities, zips }: WireServiceArea, text: string): MapPoint | null {
  const code = /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(text)?.[1];
  const name = text.replace(/,.*$/, '').trim().replace(/\s+/g, ' ').toLowerCase();
  const found =
    zips.find(({ zip }) => zip === code) ?? cities.find((city) => city.name.toLowerCase() === name);
  return found?.center ?? null;
}
