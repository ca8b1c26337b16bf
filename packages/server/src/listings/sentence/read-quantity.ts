import { PhraseTable } from './phrase-table.ts';
import type { Token } from './sentence-tokens.ts';

/** How a number is meant. `after` and `before` exclude the number itself. */
type Bound = 'plain' | 'min' | 'max' | 'about' | 'exact' | 'after' | 'before' | 'range';

/** A number or two with their qualifiers. */
export interface Quantity {
  how: Bound;
  /** The number; the lower one of a range. */
  low: number;
  /** The upper one of a range, else the number. */
  high: number;
  /** Written as money: $ or k or m. */
  isMoney: boolean;
  /** Digits without a sign or a letter, like a ZIP code or house number. */
  isBare: boolean;
  next: number;
}

const bounds = new PhraseTable<Bound>([
  [
    'at least|min|minimum|minimum of|no less than|not less than|no fewer than|more than|over|above|from|starting at|greater than|bigger than|larger than|>',
    'min',
  ],
  [
    'at most|max|maximum|maximum of|max of|no more than|not more than|less than|under|below|up to|cheaper than|smaller than|fewer than|not over|<',
    'max',
  ],
  ['about|around|approximately|approx|roughly|circa|some|~', 'about'],
  ['exactly|precisely|just|only', 'exact'],
  ['after|newer than|later than', 'after'],
  ['since', 'min'],
  ['before|older than|earlier than', 'before'],
]);

const afterBounds = new PhraseTable<Bound>([
  ['+|plus|or more|or above|or up|and up|or higher|or better|or larger|or bigger', 'min'],
  ['or newer|or later|and newer|or after|at least|min|minimum', 'min'],
  ['or less|or fewer|or below|or under|or cheaper|or lower|or smaller|max|maximum|tops', 'max'],
  ['or older|or earlier|and older|or before|at most', 'max'],
]);

const thousands = new Set(['k', 'thousand', 'grand']);
const millions = new Set(['m', 'mil', 'mio', 'mm', 'million']);
const rangeWords = new Set(['to', '-', '–', '—', 'through', 'thru']);

interface Amount {
  number: number;
  /** 1, a thousand or a million, as written after the number. */
  scale: number;
  isMoney: boolean;
  isBare: boolean;
  next: number;
}

/** A number with its sign and scale, or null: 450, $1,200, 450k, 1.2 million, 1/2. */
function readAmount(tokens: readonly Token[], at: number): Amount | null {
  const hasSign = tokens[at]?.word === '$';
  const first = hasSign ? at + 1 : at;
  const token = tokens[first];
  if (!token || token.value === null) return null;
  const [slash, below] = [tokens[first + 1], tokens[first + 2]];
  if (slash?.word === '/' && slash.isGlued && below?.isGlued && isPart(token.value, below.value)) {
    const number = token.value / (below.value ?? 1);
    return { number, scale: 1, isMoney: false, isBare: false, next: first + 3 };
  }
  const { word = '', isGlued = false } = tokens[first + 1] ?? {};
  const isThousand = thousands.has(word) && (isGlued || word !== 'k');
  const isMillion = millions.has(word) && (isGlued || word.length > 2);
  const spacedK = word === 'k' && !isGlued && token.value >= 10;
  const scale = isThousand || spacedK ? 1000 : isMillion ? 1_000_000 : 1;
  return {
    number: token.value * scale,
    scale,
    isMoney: hasSign || scale > 1,
    isBare: !hasSign && scale === 1 && /^\d+$/.test(token.word),
    next: first + (scale > 1 ? 2 : 1),
  };
}

/** Whether two numbers around a slash are a fraction, 1/2 or 3/4, and not beds and baths. */
function isPart(above: number, below: number | null): boolean {
  return (
    below !== null &&
    [2, 3, 4, 5, 8].includes(below) &&
    above === Math.trunc(above) &&
    above >= 1 &&
    above < below
  );
}

/**
 * Reads a number with its qualifiers: under 450k, 3+, between 300 and 450k, 2000-2500, about 1/2.
 * In a range with one scale it applies to both numbers. Null if it isn't a number.
 */
export function readQuantity(tokens: readonly Token[], at: number): Quantity | null {
  const isBetween = tokens[at]?.word === 'between';
  const bound = isBetween ? null : bounds.find(tokens, at);
  const first = isBetween ? at + 1 : (bound?.next ?? at);
  const low = readAmount(tokens, first);
  if (!low) return null;
  const joint = tokens[low.next]?.word ?? '';
  const isRange = isBetween ? joint === 'and' || rangeWords.has(joint) : rangeWords.has(joint);
  const high = isRange ? readAmount(tokens, low.next + 1) : null;
  if (high && (bound === null || bound.value === 'min' || bound.value === 'about')) {
    const shared = low.scale === 1 && high.scale > 1 && low.number < 1000 ? high.scale : 1;
    const numbers = [low.number * shared, high.number].sort((a, b) => a - b);
    return {
      how: 'range',
      low: numbers[0] ?? 0,
      high: numbers[1] ?? 0,
      isMoney: low.isMoney || high.isMoney,
      isBare: false,
      next: high.next,
    };
  }
  const { number, isMoney, isBare } = low;
  const plain = { low: number, high: number, isMoney, next: low.next };
  if (bound) return { ...plain, how: bound.value, isBare: false };
  const after = readAfterBound(tokens, low.next);
  if (after) return { ...plain, how: after.how, isBare: false, next: after.next };
  return { ...plain, how: 'plain', isBare };
}

/** The qualifier after a number or its unit: 3 beds or more, 450k max. Null for none. */
export function readAfterBound(
  tokens: readonly Token[],
  at: number,
): { how: Bound; next: number } | null {
  const found = afterBounds.find(tokens, at);
  if (!found) return null;
  const behind = tokens[found.next];
  const belongsToNext = behind?.value != null || behind?.word === '$';
  const isWord = /^\p{L}/u.test(tokens[at]?.word ?? '');
  return isWord && belongsToNext ? null : { how: found.value, next: found.next };
}
