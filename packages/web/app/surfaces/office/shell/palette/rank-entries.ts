/** What an entry is found by. */
export interface Ranked {
  label: string;
  /** Other words, such as an email. */
  words?: string | undefined;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether a word of the text begins with `sought`. */
const beginsWord = (text: string, sought: string) =>
  text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(sought));

/**
 * How well an entry fits, 0 best: it begins with what is sought; each word sought begins a word;
 * each is somewhere inside; the same with its other words. Null if it doesn't fit.
 */
export function rankOf({ label, words = '' }: Ranked, query: string): number | null {
  const sought = plain(query);
  const name = plain(label);
  if (name.startsWith(sought)) return 0;
  const all = `${name} ${plain(words)}`;
  const parts = sought.split(/\s+/);
  const fits = [
    parts.every((part) => beginsWord(name, part)),
    parts.every((part) => name.includes(part)),
    parts.every((part) => beginsWord(all, part)),
    parts.every((part) => all.includes(part)),
  ].indexOf(true);
  return fits < 0 ? null : fits + 1;
}

/** The entries that fit, the best first; equally good ones stay in their order. */
export function rankEntries<Entry extends Ranked>(
  entries: readonly Entry[],
  query: string,
): Entry[] {
  return sorted(entries, query, (rank) => rank !== null);
}

/** All entries, the best first: the server found them, maybe by what isn't shown. */
export function sortByRank<Entry extends Ranked>(
  entries: readonly Entry[],
  query: string,
): Entry[] {
  return sorted(entries, query, () => true);
}

function sorted<Entry extends Ranked>(
  entries: readonly Entry[],
  query: string,
  isIn: (rank: number | null) => boolean,
): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, query) }))
    .filter(({ rank }) => isIn(rank))
    .sort((one, other) => (one.rank ?? 9) - (other.rank ?? 9))
    .map(({ entry }) => entry);
}
