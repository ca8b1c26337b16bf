import { type ComponentType, useEffect, useState } from 'react';
import { useSite } from '#platform';
import type { MapsFacts } from './load-maps.ts';
import styles from './maps.module.css';
import type { WayMapProps } from './way-map.tsx';

/** The map's place; its code comes after the page, and says so where the browser can't draw maps. */
export function MapPlace({ marks, line }: Pick<MapsFacts, 'marks' | 'line'>) {
  const { mapStyleUrl } = useSite();
  const [loaded, setLoaded] = useState<{ WayMap: ComponentType<WayMapProps> } | null>(null);
  const [isNone, setNone] = useState(false);
  useEffect(() => {
    import('./way-map.tsx').then(
      (part) => setLoaded({ WayMap: part.default }),
      () => setNone(true),
    );
  }, []);
  return (
    <section className={styles.map} aria-label="Map">
      {loaded && !isNone ? (
        <loaded.WayMap
          marks={marks}
          line={line}
          styleUrl={mapStyleUrl}
          onNone={() => setNone(true)}
        />
      ) : (
        <p className={styles.wait}>
          {isNone
            ? 'The map can’t be drawn here. Everything on it stands in words on this page.'
            : 'The map is on its way.'}
        </p>
      )}
    </section>
  );
}
