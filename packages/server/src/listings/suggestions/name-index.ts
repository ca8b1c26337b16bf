import { foldText, forgivenErrors, trigramsOf, typingErrors } from './spelling.ts';

/** A name to suggest, and how many homes it has. */
export interface Name {
  text: string;
  count: number;
}

/**
 * A match: 3 is exact, 2 a prefix, 1.5 the whole name with more after it, 1 the prefix of a later
 * word, below 1 misspelled.
 */
interface FoundName<N extends Name> {
  name: N;
  score: number;
}

/** Few enough to compare letter by letter. */
const MAX_CANDIDATES = 60;

/** Names by their typed text. Tolerates typos: see `forgivenErrors`. */
export class NameIndex<N extends Name> {
  readonly #names: readonly { name: N; folded: string }[];
  readonly #byTrigram = new Map<string, number[]>();

  constructor(names: readonly N[]) {
    this.#names = names.map((name) => ({ name, folded: foldText(name.text) }));
    this.#names.forEach(({ folded }, at) => {
      for (const trigram of trigramsOf(folded)) {
        const list = this.#byTrigram.get(trigram);
        if (list) list.push(at);
        else this.#byTrigram.set(trigram, [at]);
      }
    });
  }

  /** The best names for a text, at most `limit`: by score, then by number of homes. */
  find(typed: string, limit: number): FoundName<N>[] {
    const folded = foldText(typed);
    if (folded === '') return [];
    return this.#candidates(folded)
      .flatMap(({ name, folded: text }) => {
        const score = scoreOf(folded, text);
        return score > 0 ? [{ name, score }] : [];
      })
      .sort((a, b) => b.score - a.score || b.name.count - a.name.count)
      .slice(0, limit);
  }

  /** The names that share the most trigrams with the text; ties are decided by number of homes. */
  #candidates(folded: string) {
    const trigrams = trigramsOf(folded);
    const shared = new Map<number, number>();
    for (const trigram of trigrams) {
      for (const at of this.#byTrigram.get(trigram) ?? []) {
        shared.set(at, (shared.get(at) ?? 0) + 1);
      }
    }
    const least = Math.max(1, Math.floor(trigrams.length * 0.3));
    return [...shared]
      .filter(([, count]) => count >= least)
      .sort(([a, x], [b, y]) => y - x || this.#count(b) - this.#count(a))
      .slice(0, MAX_CANDIDATES)
      .flatMap(([at]) => this.#names[at] ?? []);
  }

  #count(at: number): number {
    return this.#names[at]?.name.count ?? 0;
  }
}

function scoreOf(typed: string, text: string): number {
  if (text === typed) return 3;
  if (text.startsWith(typed)) return 2;
  if (text.length > 3 && typed.startsWith(`${text} `)) return 1.5;
  if (text.includes(` ${typed}`)) return 1;
  const forgiven = forgivenErrors(typed.length);
  let fewest = Number.POSITIVE_INFINITY;
  for (const start of wordStarts(text)) {
    fewest = Math.min(fewest, typingErrors(typed, text.slice(start)));
  }
  return fewest <= forgiven ? 0.9 / (1 + fewest) : 0;
}

function wordStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) starts.push(at + 1);
  return starts;
}
