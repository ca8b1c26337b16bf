import { language } from '@homestead/contract/platform';
import { readSecretLink } from '#forms';
import styles from './client-offer.module.css';
import { isSentLink } from './client-offer-rules.ts';
import { clientOfferMessages } from './messages/client-offer.ts';

const other = language() === 'es' ? { lang: 'en', prefix: '' } : { lang: 'es', prefix: '/es' };

/** What an emailed link opened, in the other language: the header’s switch has no link. */
export function InOtherLanguage({ path, link }: { path: string; link: string }) {
  return (
    <p className="no-print">
      <a
        className={styles.language}
        href={`${other.prefix}${path}${
          isSentLink(link) ? `?sent=${link}` : `#token=${readSecretLink(link).token}`
        }`}
        hrefLang={other.lang}
        lang={other.lang}
      >
        {clientOfferMessages.inOtherLanguage()}
      </a>
    </p>
  );
}
