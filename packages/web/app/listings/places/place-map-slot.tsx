import { type ComponentType, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#design';
import { useLoadInView } from '#platform';
import { placeMessages } from '../messages/places.ts';
import type { PlaceMapProps } from './place-map.tsx';
import styles from './places.module.css';

interface PlaceMapSlotProps extends Omit<PlaceMapProps, 'onNone'> {
  /** The search on the map. */
  href: string;
}

/** The homes of a place on a map, with a link to the search on the map. It loads in view. */
export function PlaceMapSlot({ href, ...props }: PlaceMapSlotProps) {
  const slot = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<{ Map: ComponentType<PlaceMapProps> } | null>(null);
  const [isNone, setNone] = useState(false);
  useLoadInView(slot, () => {
    import('./place-map.tsx').then(
      (part) => setLoaded({ Map: part.default }),
      () => setNone(true),
    );
  });
  if (isNone) return null;
  return (
    <section
      ref={slot}
      className={styles.map}
      aria-label={placeMessages.mapOf({ name: props.name })}
    >
      {loaded && <loaded.Map key={props.name} {...props} onNone={() => setNone(true)} />}
      <Link to={href} className="button">
        <Icon name="map" />
        {placeMessages.searchOnMap()}
      </Link>
    </section>
  );
}
