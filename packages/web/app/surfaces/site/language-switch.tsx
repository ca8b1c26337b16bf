import { language } from '@homestead/contract/platform';
import { useLocation } from 'react-router';
import { frameMessages } from './messages/frame.ts';

const other = language() === 'es' ? { lang: 'en', prefix: '' } : { lang: 'es', prefix: '/es' };

/** A link to this page in the other language, whose name is in that language. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  return (
    <a href={other.prefix + pathname + search} hrefLang={other.lang} lang={other.lang}>
      {frameMessages.otherLanguage()}
    </a>
  );
}
