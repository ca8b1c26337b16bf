import { type ComponentType, useRef, useState } from 'react';
import { useLoadInView, useSite } from '#platform';
import { surroundingsMessages } from '../messages/surroundings.ts';
import type { HomeMapProps } from './home-map.tsx';
import styles from './surroundings.module.css';

interface HomeMapSlotProps {
  position: HomeMapProps['position'] & { isApproximate: boolean };
  address: string;
}

/** Where a home is, for everybody. The map loads when it scrolls into view. */
export function HomeMapSlot({ position, address }: HomeMapSlotProps) {
  const { mapStyles, area } = useSite();
  const place = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<{ HomeMap: ComponentType<HomeMapProps> } | null>(null);
  const [isNone, setNone] = useState(false);
  useLoadInView(place, () => {
    import('./home-map.tsx').then(
      (part) => setLoaded({ HomeMap: part.default }),
      () => setNone(true),
    );
  });
  if (isNone) return null;
  return (
    <section
      ref={place}
      className={styles.map}
      aria-label={surroundingsMessages.mapOf({ address })}
    >
      {loaded && (
        <loaded.HomeMap
          position={position}
          mapStyles={mapStyles}
          area={area}
          onNone={() => setNone(true)}
        />
      )}
      {position.isApproximate && (
        <p className={styles.approximate}>{surroundingsMessages.approximate()}</p>
      )}
    </section>
  );
}
