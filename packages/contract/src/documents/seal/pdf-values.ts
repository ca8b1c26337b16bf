/*
 * Values of a PDF (ISO 32000), as far as a sealed file has them. Names and texts keep their marks:
 * `/Name`, `(text)`.
 */

export type PdfDictionary = ReadonlyMap<string, unknown>;

export class PdfReference {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}

/** The value that begins at `at`; undefined where none does. */
export function parsePdfValue(text: string, at: number): unknown {
  try {
    return new Parser(text, at).value(0);
  } catch {
    return undefined;
  }
}

const DEEPEST = 40;
const white = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const reference = /(\d+) (\d+) R(?![A-Za-z0-9])/y;
const number = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const name = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const word = /true|false|null/y;
const hex = /<[0-9A-Fa-f\s]*>/y;

class Parser {
  readonly #text: string;
  #at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  value(depth: number): unknown {
    if (depth > DEEPEST) throw new RangeError('too deep');
    this.#take(white);
    if (this.#text.startsWith('<<', this.#at)) return this.#dictionary(depth);
    const first = this.#text[this.#at];
    if (first === '[') return this.#list(depth);
    if (first === '(') return this.#string();
    const found = this.#take(reference);
    if (found) return new PdfReference(Number(found.split(' ')[0]));
    const digits = this.#take(number);
    if (digits) return Number(digits);
    const named = this.#take(name);
    if (named) return named;
    const said = this.#take(word);
    if (said) return said === 'null' ? null : said === 'true';
    const hexed = this.#take(hex);
    if (hexed) return hexed;
    throw new SyntaxError('no value');
  }

  #dictionary(depth: number): PdfDictionary {
    this.#at += 2;
    const entries = new Map<string, unknown>();
    for (;;) {
      this.#take(white);
      if (this.#text.startsWith('>>', this.#at)) break;
      const key = this.#take(name);
      if (!key || entries.has(key.slice(1))) throw new SyntaxError('no key');
      entries.set(key.slice(1), this.value(depth + 1));
    }
    this.#at += 2;
    return entries;
  }

  #list(depth: number): unknown[] {
    this.#at += 1;
    const items: unknown[] = [];
    for (;;) {
      this.#take(white);
      if (this.#text[this.#at] === ']') break;
      items.push(this.value(depth + 1));
    }
    this.#at += 1;
    return items;
  }

  #string(): string {
    const start = this.#at;
    let open = 0;
    for (; this.#at < this.#text.length; this.#at += 1) {
      const at = this.#text[this.#at];
      if (at === '\\') this.#at += 1;
      else if (at === '(') open += 1;
      else if (at === ')') open -= 1;
      if (open === 0) {
        this.#at += 1;
        return this.#text.slice(start, this.#at);
      }
    }
    throw new SyntaxError('no end');
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }
}
