import type { Queryable } from '#platform';
import type { ListingCaches } from '../listing-caches.ts';
import { countOptions } from '../options/option-count-store.ts';
import { countStreets } from './address-store.ts';
import { type SuggestionNames, suggestionNames } from './suggestion-names.ts';

const OLD_ENOUGH_MS = 15_000;

/**
 * Keeps the names for suggestions in memory. They are rebuilt when the feed version has increased;
 * while a load brings a new version every second, names up to 15 seconds old are still used, so
 * that no one waits.
 */
export class SuggestionSource {
  #kept: { version: number; madeAt: number; names: SuggestionNames } | null = null;
  #making: Promise<SuggestionNames> | null = null;

  async get({ db, caches }: { db: Queryable; caches: ListingCaches }): Promise<SuggestionNames> {
    const version = await caches.feedVersion();
    const kept = this.#kept;
    if (kept?.version === version) return kept.names;
    if (kept && Date.now() - kept.madeAt < OLD_ENOUGH_MS) return kept.names;
    this.#making ??= this.#make(db, version).finally(() => {
      this.#making = null;
    });
    return this.#making;
  }

  /**
   * The names as they were made last, without a query, while newer ones are made for the next call:
   * for those who hold a connection, as in a transaction. Only the first call waits.
   */
  async recent(reading: Parameters<SuggestionSource['get']>[0]): Promise<SuggestionNames> {
    const kept = this.#kept;
    if (!kept) return this.get(reading);
    // A call that needs the newest ones learns of the problem.
    if (Date.now() - kept.madeAt >= OLD_ENOUGH_MS) this.get(reading).catch(() => {});
    return kept.names;
  }

  async #make(db: Queryable, version: number): Promise<SuggestionNames> {
    const [options, streets] = await Promise.all([countOptions(db), countStreets(db)]);
    const names = suggestionNames(options, streets);
    this.#kept = { version, madeAt: Date.now(), names };
    return names;
  }
}
