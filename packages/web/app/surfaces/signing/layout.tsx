import { language } from '@homestead/contract/platform';
import { Outlet, useLocation } from 'react-router';
import { BrandMark } from '#design';
import { ownStyles, useSite } from '#platform';
import styles from './layout.module.css';
import { signingFrameMessages } from './messages.ts';

/** Public pages don't get the styles of documents. */
export const handle = ownStyles;

const other = language() === 'es' ? { lang: 'en', prefix: '' } : { lang: 'es', prefix: '/es' };

/** Only what belongs to signing: nothing on these pages leads away from it by mistake. */
export default function SigningLayout() {
  const { brokerage } = useSite();
  const { pathname, search } = useLocation();
  return (
    <>
      <a href="#main" className={`${styles.skip} unseen`}>
        {signingFrameMessages.skip()}
      </a>
      <header className={`${styles.header} no-print`}>
        <div className={`frame ${styles.row}`}>
          <a href="/" className={styles.brand}>
            <BrandMark />
            <span>{brokerage.name}</span>
          </a>
          <a href={other.prefix + pathname + search} hrefLang={other.lang} lang={other.lang}>
            {signingFrameMessages.otherLanguage()}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`frame ${styles.main}`}>
        <Outlet />
      </main>
    </>
  );
}
