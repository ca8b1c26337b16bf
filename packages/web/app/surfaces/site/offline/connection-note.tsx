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
    const actions = ['pointerover', 'keydown', 'scroll'];
    for (const name of actions) addEventListener(name, load, { once: true });
    return () => {
      for (const name of actions) removeEventListener(name, load);
    };
  }, []);
  return (
    <p role="status" className={styles.note}>
      {Watch && <Watch />}
    </p>
  );
}
