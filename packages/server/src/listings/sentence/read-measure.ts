import { type Measure, measures, priceMeasure, type SentenceDay } from './measure-rules.ts';
import { PhraseTable, skipJoints } from './phrase-table.ts';
import { type Quantity, readAfterBound, readQuantity } from './read-quantity.ts';
import type { SentencePart } from './sentence-part.ts';
import type { Token } from './sentence-tokens.ts';

const units = new PhraseTable(measures.map((measure) => [measure.units, measure] as const));
const nouns = new PhraseTable(measures.map((measure) => [measure.nouns, measure] as const));
const linkWords = new Set([':', 'of', 'is', '=', 'size', 'range', 'for']);
const MAX_LINKS = 2;

const unitOf = (text: string) => {
  const found = measures.find((measure) => measure.units.split('|').includes(text));
  if (!found) throw new Error(`no measure has the unit ${text}`);
  return found;
};
const monthly = unitOf('monthly');
const dues = unitOf('hoa');
const livingArea = unitOf('sqft');
const lotInAcres = unitOf('acres');
const lotInSquareFeet = unitOf('ft2 lot');
const beds = unitOf('beds');
const baths = unitOf('baths');
const yearBuilt = measures.find(({ nouns }) => nouns.startsWith('built')) as Measure;

/** What a noun and the unit after its number mean together; absent where they make no sense. */
const together = new Map<Measure, ReadonlyMap<Measure, Measure>>([
  [dues, new Map([[monthly, dues]])],
  [lotInAcres, new Map([[livingArea, lotInSquareFeet]])],
  [priceMeasure, new Map([[monthly, monthly]])],
]);

/** Below this, a number without a unit is short for thousands of dollars: "under 450". */
const SHORT_PRICES = { from: 80, below: 1000 };
const MIN_PRICE = 20_000;
const MIN_BARE_PRICE = 100_000;
const MAX_BARE_PRICE = 9_999_999;

/**
 * Reads a number with what it measures: "3 beds or more", "lot over 1 acre", "built after 1990",
 * "under 450k", "3/2" for beds and baths, "1990s". Null where there is no meaningful number.
 */
export function readMeasure(
  tokens: readonly Token[],
  at: number,
  day: SentenceDay,
): SentencePart | null {
  return (
    readDecade(tokens, at, day) ??
    readBedsByBaths(tokens, at, day) ??
    readNounFirst(tokens, at, day) ??
    readNumberFirst(tokens, at, day)
  );
}

function readNounFirst(tokens: readonly Token[], at: number, day: SentenceDay) {
  const noun = nouns.find(tokens, at);
  if (!noun) return null;
  let first = skipJoints(tokens, noun.next);
  for (let links = 0; links < MAX_LINKS && linkWords.has(tokens[first]?.word ?? ''); links += 1) {
    first += 1;
  }
  const quantity = readQuantity(tokens, first);
  if (!quantity) return null;
  const unit = units.find(tokens, skipJoints(tokens, quantity.next));
  const isOwn = !unit || unit.value === noun.value;
  const measure = isOwn ? noun.value : together.get(noun.value)?.get(unit.value);
  if (!measure) return null;
  return partOf(
    tokens,
    at,
    measure,
    shortPrice(quantity, measure),
    unit?.next ?? quantity.next,
    day,
  );
}

function readNumberFirst(tokens: readonly Token[], at: number, day: SentenceDay) {
  const quantity = readQuantity(tokens, at);
  if (!quantity) return null;
  const unit = units.find(tokens, skipJoints(tokens, quantity.next));
  if (unit) return partOf(tokens, at, unit.value, quantity, unit.next, day);
  if (quantity.how === 'after' || quantity.how === 'before') {
    const part = partOf(tokens, at, yearBuilt, quantity, quantity.next, day);
    if (part.is === 'conditions') return part;
  }
  const priced = shortPrice(quantity, priceMeasure);
  if (!isPrice(priced)) return null;
  return partOf(tokens, at, priceMeasure, priced, quantity.next, day);
}

function shortPrice(quantity: Quantity, measure: Measure): Quantity {
  const { how, isMoney, low, high } = quantity;
  const isShort =
    measure === priceMeasure &&
    !isMoney &&
    how !== 'plain' &&
    how !== 'exact' &&
    low >= SHORT_PRICES.from &&
    high < SHORT_PRICES.below;
  return isShort
    ? { ...quantity, low: low * 1000, high: high * 1000, isMoney: true, isBare: false }
    : quantity;
}

/**
 * A bare number of six or seven digits is a price; five digits may be a ZIP code, eight an MLS
 * number.
 */
function isPrice({ isMoney, isBare, low, high }: Quantity): boolean {
  if (isBare) return low >= MIN_BARE_PRICE && low <= MAX_BARE_PRICE;
  return isMoney ? high >= 1000 : low >= MIN_PRICE;
}

function partOf(
  tokens: readonly Token[],
  from: number,
  measure: Measure,
  quantity: Quantity,
  end: number,
  day: SentenceDay,
): SentencePart {
  const after = quantity.how === 'plain' ? readAfterBound(tokens, end) : null;
  const meant = after ? { ...quantity, how: after.how } : quantity;
  const next = after?.next ?? end;
  const conditions = measure.ask(meant, day);
  if (!conditions || conditions.length === 0) return { is: 'unheard', from, next };
  const isCut = measure.isOpenAbove && meant.how === 'range' && meant.low !== meant.high;
  return {
    is: 'conditions',
    conditions,
    from,
    next,
    ...(isCut && { unheardFrom: upperNumber(tokens, from, next) }),
  };
}

/** Where the second number of a range is. */
function upperNumber(tokens: readonly Token[], from: number, next: number): number {
  for (let place = next - 1; place > from; place -= 1) {
    if (tokens[place]?.value !== null) return place;
  }
  return from;
}

/** "1990s", "the 90s": ten years. */
function readDecade(tokens: readonly Token[], at: number, day: SentenceDay): SentencePart | null {
  const [year, sign] = [tokens[at]?.value ?? 0, tokens[at + 1]];
  if (sign?.word !== 's' || !sign.isGlued || year % 10 !== 0) return null;
  const first = year >= 1800 && year <= 2090 ? year : year >= 40 && year <= 90 ? 1900 + year : null;
  if (first === null) return null;
  const decade: Quantity = {
    how: 'range',
    low: first,
    high: first + 9,
    isMoney: false,
    isBare: false,
    next: at + 2,
  };
  return partOf(tokens, at, yearBuilt, decade, at + 2, day);
}

/** "3/2": beds and baths, as listings write it. */
function readBedsByBaths(
  tokens: readonly Token[],
  at: number,
  day: SentenceDay,
): SentencePart | null {
  const [first, slash, second] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (slash?.word !== '/' || !slash.isGlued || !second?.isGlued) return null;
  if (!first || first.value === null || second.value === null) return null;
  if (units.find(tokens, skipJoints(tokens, at + 3))) return null;
  if (first.value > 12 || second.value > 12 || first.value < 1 || second.value < 1) return null;
  const plain = { how: 'plain', isMoney: false, isBare: true, next: at + 3 } as const;
  const conditions = [
    ...(beds.ask({ ...plain, low: first.value, high: first.value }, day) ?? []),
    ...(baths.ask({ ...plain, low: second.value, high: second.value }, day) ?? []),
  ];
  return { is: 'conditions', conditions, from: at, next: at + 3 };
}
