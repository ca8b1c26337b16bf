import type { ReactNode } from 'react';
import { useSite } from '#platform';
import styles from './account-page.module.css';

interface AccountPageProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Links to other pages. */
  foot?: ReactNode;
}

/** The frame of the sign-in pages: the form, and on wide screens a home in the evening. */
export function AccountPage({ title, lead, children, foot }: AccountPageProps) {
  const { brokerage } = useSite();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.form}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      <div className={styles.beside} aria-hidden="true">
        <p>{brokerage.name}</p>
      </div>
    </main>
  );
}
