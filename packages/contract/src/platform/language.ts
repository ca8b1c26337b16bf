/** The languages of the public pages and of our emails. */
export type Language = 'en' | 'es';

/** Set by the web build: each build is in one language (docs/messages.md). */
declare const PAGE_LANGUAGE: Language;
const isPage = typeof PAGE_LANGUAGE !== 'undefined';

let find: () => Language = () => 'en';

/** Says how a program without a language of its own finds it, such as the server. */
export function setLanguageSource(source: () => Language): void {
  find = source;
}

/** The language of the page, or of the email that is being written. */
export const language = (): Language => (isPage ? PAGE_LANGUAGE : find());

/** How Intl writes numbers and dates in the language. */
export const locale = (): string =>
  (isPage ? PAGE_LANGUAGE : find()) === 'es' ? 'es-US' : 'en-US';
