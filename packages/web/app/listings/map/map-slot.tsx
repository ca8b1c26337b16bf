import { type ComponentType, useEffect, useState } from 'react';
import styles from './map-slot.module.css';
import type { ResultsMapProps } from './results-map.tsx';

/** The map's place beside the list; its code comes now that somebody asked for the map. */
export function MapSlot(props: ResultsMapProps) {
  const [loaded, setLoaded] = useState<{ Map: ComponentType<ResultsMapProps> } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('./results-map.tsx').then(
      ({ ResultsMap }) => setLoaded({ Map: ResultsMap }),
      () => setFailed(true),
    );
  }, []);
  return (
    <section className={styles.slot} aria-label="Map of homes">
      <div className={styles.frame}>
        {loaded ? (
          <loaded.Map {...props} />
        ) : (
          <p className={styles.wait} role="status">
            {hasFailed
              ? 'The map could not be loaded. The list shows the same homes.'
              : 'The map is on its way.'}
          </p>
        )}
      </div>
    </section>
  );
}
