import { type ComponentType, useEffect, useState } from 'react';
import styles from './connection-note.module.css';

/**
 * Where the page says that the connection is lost. Its script comes with the first thing a person
 * does, so that it is there before they need it; without a connection it comes when that is back.
 */
export function ConnectionNote() {
  const [Watch, setWatch] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import('./connection-watch.tsx').then(
        (part) => setWatch(() => part.ConnectionWatch),
        () => addEventListener('online', load, once),
      );
    const once = { once: true };
    for (const name of ['pointerover', 'keydown']) addEventListener(name, load, once);
  }, []);
  return (
    <p role="status" className={styles.note}>
      {Watch && <Watch />}
    </p>
  );
}
