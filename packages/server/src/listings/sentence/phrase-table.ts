import { isSign, type Token, wordsOf } from './sentence-tokens.ts';

/** A phrase found in a sentence: its meaning, its number if it has one, where it ends. */
interface FoundPhrase<T> {
  value: T;
  number: number | null;
  next: number;
}

/**
 * Phrases by their meaning. `#` in a phrase is any number. Hyphens and periods between the words of
 * a sentence are ignored.
 */
export class PhraseTable<T> {
  readonly #byFirst = new Map<string, { words: string[]; value: T }[]>();

  /** Entries are phrases separated by `|` and their meaning. */
  constructor(entries: Iterable<readonly [phrases: string, value: T]>) {
    for (const [phrases, value] of entries) {
      for (const phrase of phrases.split('|')) {
        const words = wordsOf(phrase);
        const first = words[0];
        if (first === undefined) continue;
        const list = this.#byFirst.get(first);
        if (list) list.push({ words, value });
        else this.#byFirst.set(first, [{ words, value }]);
      }
    }
    for (const list of this.#byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  }

  /** The longest phrase that begins at a token. */
  find(tokens: readonly Token[], at: number): FoundPhrase<T> | null {
    const token = tokens[at];
    if (!token) return null;
    const candidates = [
      ...(this.#byFirst.get(token.word) ?? []),
      ...(token.value === null ? [] : (this.#byFirst.get('#') ?? [])),
    ];
    let best: (FoundPhrase<T> & { length: number }) | null = null;
    for (const { words, value } of candidates) {
      if (best && words.length <= best.length) continue;
      const found = follow(tokens, at, words);
      if (found) best = { ...found, value, length: words.length };
    }
    return best && { value: best.value, number: best.number, next: best.next };
  }

  has(word: string): boolean {
    return this.#byFirst.has(word);
  }
}

function follow(tokens: readonly Token[], at: number, words: readonly string[]) {
  let number: number | null = null;
  let next = at;
  for (const [index, word] of words.entries()) {
    if (index > 0) next = skipJoints(tokens, next);
    const token = tokens[next];
    if (!token) return null;
    if (word === '#' ? token.value === null : token.word !== word) return null;
    if (word === '#') number = token.value;
    next += 1;
  }
  return { number, next };
}

const MAX_JOINTS = 2;

/** Skips hyphens, slashes and periods, a few at most. */
export function skipJoints(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + MAX_JOINTS && isJoint(tokens[next]?.word ?? '')) next += 1;
  return next;
}

function isJoint(word: string): boolean {
  return isSign(word) && /^[-–—.‑/]$/.test(word);
}
