import { countStreets } from '../address-store.ts';
import { countOptions } from '../option-count-store.ts';
import type { Reading } from '../reading.ts';
import { type SuggestionNames, suggestionNames } from './suggestion-names.ts';

const OLD_ENOUGH_MS = 15_000;

/**
 * Keeps the names that suggestions are made of in memory. They are made anew when the feed version
 * has grown; while a load brings a new version every second, names up to 15 seconds old go on being
 * used, and nobody waits.
 */
export class SuggestionSource {
  #kept: { version: number; madeAt: number; names: SuggestionNames } | null = null;
  #making: Promise<SuggestionNames> | null = null;

  async get({ db, caches }: Reading): Promise<SuggestionNames> {
    const version = await caches.feedVersion();
    const kept = this.#kept;
    if (kept?.version === version) return kept.names;
    if (kept && Date.now() - kept.madeAt < OLD_ENOUGH_MS) return kept.names;
    this.#making ??= this.#make(db, version).finally(() => {
      this.#making = null;
    });
    return this.#making;
  }

  async #make(db: Reading['db'], version: number): Promise<SuggestionNames> {
    const [options, streets] = await Promise.all([countOptions(db), countStreets(db)]);
    const names = suggestionNames(options, streets);
    this.#kept = { version, madeAt: Date.now(), names };
    return names;
  }
}
