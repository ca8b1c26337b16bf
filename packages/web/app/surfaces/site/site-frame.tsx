import type { ReactNode } from 'react';
import { HomeButtons } from '#listings';
import { SaveButtonsOfHome, SaveForm } from '#saved';
import { frameMessages } from './messages/frame.ts';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header.tsx';

/** Header, page, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className={`${styles.skip} unseen`}>
        {frameMessages.skip()}
      </a>
      <SiteHeader />
      <HomeButtons value={SaveButtonsOfHome}>
        <div className="grow">{children}</div>
      </HomeButtons>
      <SiteFooter />
      <SaveForm />
    </>
  );
}
