import { type ComponentType, useEffect, useState } from 'react';
import { useSite } from '#platform';
import { directionsMessages } from '../messages/directions.ts';
import type { MapsFacts } from './load-maps.ts';
import styles from './maps.module.css';
import type { RouteMapProps } from './route-map.tsx';

/** Loads the map after the page, or says that the browser can't draw maps. */
export function RouteMapSlot({ marks, line }: Pick<MapsFacts, 'marks' | 'line'>) {
  const { mapStyles, area } = useSite();
  const [loaded, setLoaded] = useState<{ RouteMap: ComponentType<RouteMapProps> } | null>(null);
  const [isNone, setNone] = useState(false);
  useEffect(() => {
    import('./route-map.tsx').then(
      (part) => setLoaded({ RouteMap: part.default }),
      () => setNone(true),
    );
  }, []);
  return (
    <section className={styles.map} aria-label={directionsMessages.map()}>
      {loaded && !isNone ? (
        <loaded.RouteMap
          marks={marks}
          line={line}
          mapStyles={mapStyles}
          area={area}
          onNone={() => setNone(true)}
        />
      ) : (
        <p className="centered pad-4 quiet text-center full-height">
          {isNone ? directionsMessages.noMap() : directionsMessages.loadingMap()}
        </p>
      )}
    </section>
  );
}
