import { type ComponentType, useEffect, useState } from 'react';
import styles from './connection-note.module.css';

/**
 * Where the page says that the connection is lost. Its script comes with the first thing a person
 * does, and when the connection goes: the service worker has it.
 */
export function ConnectionNote() {
  const [Watch, setWatch] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      import('./connection-watch.tsx').then(
        (part) => setWatch(() => part.ConnectionWatch),
        () => {},
      );
    };
    // Without the worker it may come only when the connection is back.
    for (const name of ['pointerover', 'keydown', 'offline', 'online']) {
      addEventListener(name, load, { once: true });
    }
    if (!navigator.onLine) load();
  }, []);
  return (
    <p role="status" className={styles.note}>
      {Watch && <Watch />}
    </p>
  );
}
