import type { Language } from '@homestead/contract/platform';

declare const PAGE_LANGUAGE: Language;

/** What the paths of our pages start with: nothing in English. Code passes paths without it. */
export const PREFIX = typeof PAGE_LANGUAGE !== 'undefined' && PAGE_LANGUAGE === 'es' ? '/es' : '';

const PREFIXED = /^\/es(?=[/?#]|$)/i;
/** What has one address for all languages: calls, and files. */
const SHARED = /^\/(?:\/|(?:api|assets|auth\/start|photos)\/)|^[^?#]*\.\w{1,12}(?:[?#]|$)/i;

/**
 * The address of one of our pages in the page's language, from its path. Links, forms and redirects
 * of pages get it by themselves (docs/messages.md); this is for scripts that leave the page.
 */
export function localHref(path: string): string {
  if (!PREFIX || path[0] !== '/' || PREFIXED.test(path) || SHARED.test(path)) return path;
  return PREFIX + path;
}

/** The path of a page without its language and without the ending of React Router’s data. */
export function plainPath(pathname: string): string {
  const path = PREFIX ? pathname.replace(PREFIXED, '') : pathname;
  return path.replace(/\.data$/, '') || '/';
}
