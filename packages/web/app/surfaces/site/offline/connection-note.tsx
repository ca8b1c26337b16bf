import { type ComponentType, useEffect, useState } from 'react';
import styles from './connection-note.module.css';

/**
 * Where the page says that the connection is lost. Its script comes with the first thing a person
 * does, so that it is there before they need it.
 */
export function ConnectionNote() {
  const [Watch, setWatch] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import('./connection-watch.tsx').then(
        (part) => setWatch(() => part.ConnectionWatch),
        () => {},
      );
    for (const name of ['pointerover', 'keydown']) addEventListener(name, load, { once: true });
  }, []);
  return (
    <p role="status" className={styles.note}>
      {Watch && <Watch />}
    </p>
  );
}
