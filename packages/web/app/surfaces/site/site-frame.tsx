import type { ReactNode } from 'react';
import { HomeButtons } from '#listings';
import { StaticHtml } from '#platform';
import { SaveButtonsOfHome, SaveForm } from '#saved';
import { LanguageSwitch } from './language-switch.tsx';
import { frameMessages } from './messages/frame.ts';
import './site-footer.module.css';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header.tsx';

interface SiteFrameProps {
  /** The markup of the places and the footer; absent if it couldn't be made. */
  below: { places: string | null; footer: string } | undefined;
  children: ReactNode;
}

/** Header, page, footer. */
export function SiteFrame({ below, children }: SiteFrameProps) {
  return (
    <>
      {/* Nothing is painted until the header is complete, so that it doesn’t shift. */}
      <link rel="expect" href="#main" blocking="render" />
      <a href="#main" className={`${styles.skip} unseen`}>
        {frameMessages.skip()}
      </a>
      <SiteHeader />
      <HomeButtons value={SaveButtonsOfHome}>
        <div className="grow">{children}</div>
      </HomeButtons>
      {below?.places && <StaticHtml html={below.places} />}
      {below && <StaticHtml html={below.footer} />}
      <nav className={styles.language} aria-label={frameMessages.languages()}>
        <LanguageSwitch />
      </nav>
      <SaveForm />
    </>
  );
}
