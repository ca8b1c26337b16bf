import type { ReactNode } from 'react';
import { BrandMark } from '#design';
import { useSite } from '#platform';
import styles from './message-page.module.css';

/** A page with just a message. It needs no script and no sign-in. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  const { brokerage } = useSite();
  return (
    <div className="flex grow column">
      <header className={styles.header}>
        <a href="/" className={styles.brand}>
          <BrandMark size={32} /> {brokerage.name}
        </a>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
