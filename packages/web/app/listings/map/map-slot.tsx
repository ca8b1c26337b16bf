import { type ComponentType, useEffect, useState } from 'react';
import { mapMessages } from '../messages/map.ts';
import styles from './map-slot.module.css';
import type { ResultsMapProps } from './results-map.tsx';

/** The map beside the list. Its code loads here, when the visitor opens the map. */
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
    <section className={styles.slot} aria-label={mapMessages.title()}>
      <div className={styles.frame}>
        {loaded ? (
          <loaded.Map {...props} />
        ) : (
          <p className="centered pad-4 quiet text-center full-height" role="status">
            {hasFailed ? mapMessages.notLoaded() : mapMessages.loading()}
          </p>
        )}
      </div>
    </section>
  );
}
