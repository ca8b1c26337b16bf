/** The languages of the public pages and of our emails. */
export type Language = 'en' | 'es';

/** Set by the web build: each build is in one language (docs/messages.md). */
declare const PAGE_LANGUAGE: Language;
const isPage = typeof PAGE_LANGUAGE !== 'undefined';

/** Whether this is the English web build, which leaves out what is only for Spanish. */
export const isEnglishBuild = typeof PAGE_LANGUAGE !== 'undefined' && PAGE_LANGUAGE === 'en';

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

/**
 * Makes a function that says a word of a list in the language of the page or email: in Spanish from
 * `spanish`, by the English word. A word without Spanish stays English.
 */
export const wordsIn =
  (spanish: Readonly<Record<string, string>>) =>
  (word: string): string =>
    isEnglishBuild || language() === 'en' ? word : (spanish[word] ?? word);
