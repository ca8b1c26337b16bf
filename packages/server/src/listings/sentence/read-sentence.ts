import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import type { KnownNames } from '../suggestions/known-names.ts';
import type { NameIndex } from '../suggestions/name-index.ts';
import type { PlaceName } from '../suggestions/suggestion-names.ts';
import type { SentenceCondition } from './condition.ts';

import { refusalReasons } from './fair-housing-rules.ts';
import { FilterGatherer } from './gather-filter.ts';
import type { SentenceDay } from './measure-rules.ts';
import type { Phrase } from './phrase.ts';
import { phrases } from './phrase-rules.ts';
import { PhraseTable } from './phrase-table.ts';
import { readMeasure } from './read-measure.ts';
import { isPlaceMarker, readAddress, readPlace } from './read-place.ts';
import { readQuantity } from './read-quantity.ts';
import { readRefusal } from './read-refusal.ts';
import type { SentencePart } from './sentence-part.ts';
import { isSign, readTokens, type Token } from './sentence-tokens.ts';
import { describedWords, fillers } from './word-rules.ts';

export type SentenceAnswer = AnswerOf<typeof listingEndpoints.readSentence>;

/** What a sentence is read with. */
export interface SentenceWorld extends SentenceDay {
  names: KnownNames;
  /** Tolerates typos in place names. */
  places: NameIndex<PlaceName>;
  /** MLS numbers in this sentence that homes in search have, in lower case. */
  mlsNumbers: ReadonlySet<string>;
}

const phraseTable = new PhraseTable(phrases.map((phrase) => [phrase.says, phrase] as const));
const described = new PhraseTable([[describedWords, true]]);
const fillerTable = new PhraseTable([[fillers, true]]);
const negations = new Set(['no', 'not', 'without', 'wo', 'non']);
const articles = new Set(['a', 'an', 'any', 'the']);

/** The most names per sentence that are looked up with typos. */
const MAX_GUESSES = 4;
const MAX_QUOTED = 12;
const FEWEST_LETTERS = 4;

/** A word with its own meaning is not a name, unless a word like "in" comes before it. */
function isOrdinary(word: string): boolean {
  return phraseTable.has(word) || described.has(word) || fillerTable.has(word);
}

/**
 * Reads a sentence by the rules of this folder, from left to right, each position once: at every
 * word the first matching rule takes its words, and none looks further than a dozen. Look-ups only
 * use names in memory.
 */
export function readSentence(text: string, world: SentenceWorld): SentenceAnswer {
  const tokens = readTokens(text);
  const said = (from: number, next: number) =>
    text.slice(tokens[from]?.start ?? 0, tokens[next - 1]?.end ?? 0);
  const gathered = new FilterGatherer();
  const notUnderstood: string[] = [];
  const refused: SentenceAnswer['refused'] = [];
  let strangeFrom = -1;
  let place: { field: SentenceCondition['field']; next: number } | null = null;
  let isPlaceOnly = tokens.length > 0;
  let guesses = MAX_GUESSES;

  const endStrange = (next: number) => {
    if (strangeFrom >= 0) notUnderstood.push(said(strangeFrom, next));
    strangeFrom = -1;
  };

  for (let at = 0; at < tokens.length; ) {
    const part = readPart(tokens, at, world, guesses > 0);
    if (part === null) {
      const isWord = !isSign(tokens[at]?.word ?? '');
      if (isWord) {
        isPlaceOnly = false;
        if (strangeFrom < 0) strangeFrom = at;
      } else if (tokens[at]?.word !== '-') endStrange(at);
      at += 1;
      continue;
    }
    endStrange(at);
    const words = said(part.from, part.next);
    const isPlain = part.is === 'place' && !part.isGuess && part.conditions[0]?.field !== 'within';
    isPlaceOnly &&= isPlain;
    switch (part.is) {
      case 'conditions':
        gathered.add(words, part.conditions);
        if (part.unheardFrom !== undefined) notUnderstood.push(said(part.unheardFrom, part.next));
        break;
      case 'place': {
        if (part.isGuess) guesses -= 1;
        const field = part.conditions[0]?.field ?? 'searchdata';
        const joint = place && said(place.next, part.from).trim().toLowerCase();
        gathered.add(words, part.conditions);
        if (
          place &&
          place.field !== field &&
          /^(?:,\s*)?(?:or|and|&|\/)(?:\s+in)?$/.test(joint ?? '')
        ) {
          gathered.addAlternative(said(place.next, part.from));
        }
        place = { field, next: part.next };
        break;
      }
      case 'keywords':
        gathered.addWords(words, part.text);
        break;
      case 'refused':
        refused.push({ text: words, reason: refusalReasons[part.reason]() });
        break;
      case 'unheard':
        notUnderstood.push(words);
        break;
      default:
    }
    at = part.next;
  }
  endStrange(tokens.length);
  const { filter, understood, unheard } = gathered.finish();
  return {
    filter: filter as SentenceAnswer['filter'],
    understood,
    notUnderstood: [...notUnderstood, ...unheard].filter((one) => one !== ''),
    refused,
    isPlaceOnly: isPlaceOnly && understood.length > 0,
  };
}

/** What is at a word; null for a word that no rule knows. */
function readPart(
  tokens: readonly Token[],
  at: number,
  world: SentenceWorld,
  mayGuess: boolean,
): SentencePart | null {
  const { names } = world;
  const isExpected =
    at === 0 ? false : isPlaceMarker(tokens, at - 1) || tokens[at - 1]?.word === ',';
  const named = () => readPlace(tokens, at, { names, isExpected, isOrdinary });
  const several = named();
  const isSeveral = several !== null && several.next - several.from > 1;
  const phrase = phraseTable.find(tokens, at);
  return (
    readQuoted(tokens, at, names) ??
    (isSeveral && (isExpected || !phrase || phrase.next < several.next) ? several : null) ??
    readRefusal(tokens, at, names) ??
    readNegation(tokens, at, world) ??
    readHome(tokens, at, world) ??
    readMeasure(tokens, at, world) ??
    (several && (isExpected || !phrase) ? several : null) ??
    (phrase && phrasePart(phrase.value, phrase.number, at, phrase.next, world)) ??
    readDescribed(tokens, at) ??
    readFiller(tokens, at) ??
    several ??
    readStrayNumber(tokens, at) ??
    (mayGuess && isExpected ? guessPlace(tokens, at, world) : null)
  );
}

function phrasePart(
  phrase: Phrase,
  number: number | null,
  from: number,
  next: number,
  day: SentenceDay,
): SentencePart {
  const conditions = phrase.gives(number, day);
  return conditions ? { is: 'conditions', conditions, from, next } : { is: 'unheard', from, next };
}

/** "no pool", "without a garage": the rules' conditions for not having it. */
function readNegation(
  tokens: readonly Token[],
  at: number,
  world: SentenceWorld,
): SentencePart | null {
  if (!negations.has(tokens[at]?.word ?? '')) return null;
  const whole = phraseTable.find(tokens, at);
  if (whole) return phrasePart(whole.value, whole.number, at, whole.next, world);
  const first = articles.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const phrase = phraseTable.find(tokens, first);
  if (phrase?.value.lacks) {
    return { is: 'conditions', conditions: phrase.value.lacks(), from: at, next: phrase.next };
  }
  const next = phrase?.next ?? described.find(tokens, first)?.next;
  return next === undefined ? null : { is: 'unheard', from: at, next };
}

/** A single home: its MLS number or its address. */
function readHome(
  tokens: readonly Token[],
  at: number,
  { names, mlsNumbers }: SentenceWorld,
): SentencePart | null {
  const word = tokens[at]?.word ?? '';
  const isNumber = mlsNumbers.has(word);
  const found = isNumber
    ? { from: at, next: at + 1 }
    : readAddress(tokens, at, { names, isOrdinary });
  if (!found) return null;
  const text = tokens
    .slice(found.from, found.next)
    .map((token) =>
      token.isGlued && token.start > (tokens[found.from]?.start ?? 0)
        ? token.word
        : ` ${token.word}`,
    )
    .join('')
    .trim();
  const condition: SentenceCondition = { field: 'searchdata', value: text, label: text };
  return { is: 'place', conditions: [condition], from: found.from, next: found.next };
}

/** "walk-out" in quotation marks: words that the description must contain. */
function readQuoted(tokens: readonly Token[], at: number, names: KnownNames): SentencePart | null {
  if (!isQuote(tokens[at]?.word)) return null;
  for (let end = at + 1; end <= at + MAX_QUOTED + 1 && end < tokens.length; end += 1) {
    if (!isQuote(tokens[end]?.word)) continue;
    for (let inside = at + 1; inside < end; inside += 1) {
      const refusal = readRefusal(tokens, inside, names);
      if (refusal) return { ...refusal, from: at, next: Math.max(end + 1, refusal.next) };
    }
    const words = tokens.slice(at + 1, end).flatMap(({ word }) => (isSign(word) ? [] : [word]));
    return { is: 'keywords', text: words.join(' '), from: at, next: end + 1 };
  }
  return null;
}

function isQuote(word: string | undefined): boolean {
  return word === '"' || word === '“' || word === '”';
}

function readDescribed(tokens: readonly Token[], at: number): SentencePart | null {
  const found = described.find(tokens, at);
  if (!found) return null;
  const words = tokens.slice(at, found.next).flatMap(({ word }) => (isSign(word) ? [] : [word]));
  return { is: 'keywords', text: words.join(' '), from: at, next: found.next };
}

function readFiller(tokens: readonly Token[], at: number): SentencePart | null {
  const found = fillerTable.find(tokens, at);
  return found && { is: 'filler', from: at, next: found.next };
}

/** A number without a known measure, with its qualifiers. */
function readStrayNumber(tokens: readonly Token[], at: number): SentencePart | null {
  const quantity = readQuantity(tokens, at);
  return quantity && { is: 'unheard', from: at, next: quantity.next };
}

/** A place with a typo, of one or two words after a word like "in". */
function guessPlace(
  tokens: readonly Token[],
  at: number,
  { places }: SentenceWorld,
): SentencePart | null {
  for (const count of [2, 1]) {
    const run = tokens.slice(at, at + count);
    const typed = run.map(({ word }) => word).join(' ');
    const isName = run.length === count && run.every(({ word }) => /^\p{L}+$/u.test(word));
    if (!isName || typed.length < FEWEST_LETTERS || run.some(({ word }) => isOrdinary(word)))
      continue;
    const [found] = places.find(typed, 1);
    if (!found || found.score >= 1) continue;
    if (Math.abs(found.name.text.length - typed.length) > 2) continue;
    const conditions = Object.entries(found.name.filter).map(
      ([field, value]): SentenceCondition => ({
        field: field as SentenceCondition['field'],
        value,
        label: field === 'stateOrProvince' ? '' : found.name.text,
      }),
    );
    return { is: 'place', conditions, isGuess: true, from: at, next: at + count };
  }
  return null;
}
