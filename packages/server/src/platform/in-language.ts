import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, setLanguageSource } from '@homestead/contract/platform';

const chosen = new AsyncLocalStorage<Language>();

setLanguageSource(() => chosen.getStore() ?? 'en');

/** Runs `work` with messages, dates and numbers in a language; without it, they are in English. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return chosen.run(language, work);
}
