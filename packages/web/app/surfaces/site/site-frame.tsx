import type { ReactNode } from 'react';
import { KeepForm } from '#listings';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header.tsx';

/** Header, page, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className={`${styles.skip} unseen`}>
        Skip to the main part
      </a>
      <SiteHeader />
      <div className={styles.page}>{children}</div>
      <SiteFooter />
      <KeepForm />
    </>
  );
}
