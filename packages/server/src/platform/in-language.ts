import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, setLanguageSource } from '@homestead/contract/platform';

const chosen = new AsyncLocalStorage<Language>();

setLanguageSource(() => chosen.getStore() ?? 'en');

/**
 * Runs `work` with messages, dates and numbers in a language, as the database stores it; without
 * it, and for one that we don't have, they are in English.
 */
export function inLanguage<Result>(language: string, work: () => Result): Result {
  return chosen.run(language === 'es' ? 'es' : 'en', work);
}
