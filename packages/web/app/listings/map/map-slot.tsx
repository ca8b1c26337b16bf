import { type ComponentType, useEffect, useRef, useState } from 'react';
import { mapMessages } from '../messages/map.ts';
import styles from './map-slot.module.css';
import type { ResultsMapProps } from './results-map.tsx';

/** The map beside the list. Its code loads where the map is seen, once the browser is idle. */
export function MapSlot(props: ResultsMapProps) {
  const [loaded, setLoaded] = useState<{ Map: ComponentType<ResultsMapProps> } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const load = () =>
      import('./results-map.tsx').then(
        ({ ResultsMap }) => setLoaded({ Map: ResultsMap }),
        () => setFailed(true),
      );
    // Not by `useLoadInView`, whose script this page would load for nothing else.
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      // Safari has no idle callbacks.
      (window.requestIdleCallback ?? setTimeout)(load);
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section ref={place} className={styles.slot} aria-label={mapMessages.title()}>
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
