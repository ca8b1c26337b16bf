import {
  findCityByName,
  findZipPlace,
  type Position,
  stateNameOf,
} from '@homestead/contract/places';
import { serviceArea } from '#platform';
import { sentenceMessages } from '../messages.ts';
import type { KnownName, KnownNameKind, KnownNames } from '../suggestions/known-names.ts';
import type { SentenceCondition } from './condition.ts';
import { PhraseTable, skipJoints } from './phrase-table.ts';
import type { SentencePart } from './sentence-part.ts';
import { type Token, wordsOf } from './sentence-tokens.ts';
import { placeMarkers, streetSuffixes } from './word-rules.ts';

const cues = new PhraseTable<KnownNameKind>([
  ['county', 'county'],
  ['high school|high|hs|high school district', 'high-school'],
  ['elementary|elementary school|elem|grade school', 'elementary-school'],
  [
    'school district|schools|public schools|district|community schools|public school district',
    'district',
  ],
  ['subdivision|neighborhood|addition', 'subdivision'],
]);
const markers = new PhraseTable<true>([[placeMarkers, true]]);
const distances = new PhraseTable<number | null>([
  [
    'within # miles of|within # mile of|within # mi of|# miles from|# miles of|# mile from|less than # miles from',
    null,
  ],
  ['near|close to', 0],
]);
const suffixes = new Set(streetSuffixes.split('|'));
const directions = new Set('n s e w north south east west ne nw se sw central'.split(' '));
const ordinals = new Set('th st nd rd'.split(' '));

/** Miles that "near" means. */
const NEAR_A_CITY = 10;
const NEAR_A_ZIP = 5;
const MAX_STREET_WORDS = 5;
/** "Meridian or Eagle" says nothing of Oregon. */
const codesLikeWords = new Set(['IN', 'OR', 'ME', 'HI', 'OK', 'OH', 'LA', 'MA', 'PA', 'DE', 'ON']);

/** Without a word like "school" after a name, the first of its meanings in this order wins. */
const meantFirst: readonly KnownNameKind[] = [
  'city',
  'zip',
  'subdivision',
  'high-school',
  'elementary-school',
  'county',
  'district',
  'state',
];

const conditionOf: Record<KnownNameKind, (value: string) => SentenceCondition> = {
  city: (value) => ({ field: 'city', value, label: value }),
  zip: (value) => ({ field: 'zip', value, label: sentenceMessages.zip({ zip: value }) }),
  county: (value) => ({
    field: 'country',
    value,
    label: sentenceMessages.county({ name: value.replace(/ county$/i, '') }),
  }),
  state: (value) => ({ field: 'stateOrProvince', value, label: stateNameOf(value) ?? value }),
  subdivision: (value) => ({
    field: 'subdivisionname',
    value,
    label: sentenceMessages.subdivision({ name: value }),
  }),
  'high-school': (value) => ({
    field: 'highschool',
    value,
    label: /\bhigh\b/i.test(value) ? value : sentenceMessages.highSchool({ name: value }),
  }),
  'elementary-school': (value) => ({
    field: 'elementaryschool',
    value,
    label: /\belementary\b/i.test(value)
      ? value
      : sentenceMessages.elementarySchool({ name: value }),
  }),
  district: (value) => ({
    field: 'highschooldistrict',
    value,
    label: /\b(?:schools?|district)$/i.test(value)
      ? value
      : sentenceMessages.district({ name: value }),
  }),
};

/** Whether a name of several words, of a place or a street, begins here. */
export function isKnownName(tokens: readonly Token[], at: number, names: KnownNames): boolean {
  for (let count = names.mostWords; count >= 2; count -= 1) {
    const words = wordsFrom(tokens, at, count)?.words;
    if (words && (names.get(words).length > 0 || names.isStreet(words))) return true;
  }
  return false;
}

/** Whether a place is expected after this token. */
export function isPlaceMarker(tokens: readonly Token[], at: number): boolean {
  return markers.find(tokens, at) !== null;
}

/**
 * Reads the longest name of a place or school. `isExpected` says that a word like "in" comes before
 * it; `isOrdinary` marks words with another meaning: a single one of those needs such a word before
 * it or its kind after it ("North" is a school only as "North High").
 */
export function readPlace(
  tokens: readonly Token[],
  at: number,
  {
    names,
    isExpected,
    isOrdinary,
  }: { names: KnownNames; isExpected: boolean; isOrdinary: (word: string) => boolean },
): SentencePart | null {
  const distance = readDistance(tokens, at, names);
  if (distance) return distance;
  for (let count = names.mostWords; count >= 1; count -= 1) {
    const run = wordsFrom(tokens, at, count);
    if (!run) continue;
    const known = names.get(run.words);
    const cue = cues.find(tokens, skipJoints(tokens, run.next));
    const cued = cue && known.find(({ kind }) => kind === cue.value);
    if (cue && cued) return placePart(cued, at, cue.next);
    const word = run.words[0] ?? '';
    const isSingle = count === 1;
    if (isSingle && (directions.has(word) || (isOrdinary(word) && !isExpected))) continue;
    const meant = meantFirst
      .map((kind) => known.find((name) => name.kind === kind))
      .find((name) => name !== undefined);
    if (meant) return withState(placePart(meant, at, run.next), tokens, names);
    if (isSingle && isZip(tokens, at, isExpected)) {
      return placePart({ kind: 'zip', value: word }, at, run.next);
    }
  }
  return null;
}

function placePart(name: KnownName, from: number, next: number): SentencePart & { is: 'place' } {
  return { is: 'place', conditions: [conditionOf[name.kind](name.value)], from, next };
}

/** "Omaha, NE": a state's code only counts after a place, since it may be a word elsewhere. */
function withState(
  part: SentencePart & { is: 'place' },
  tokens: readonly Token[],
  names: KnownNames,
): SentencePart {
  const hasComma = tokens[part.next]?.word === ',';
  const at = hasComma ? part.next + 1 : part.next;
  const code = tokens[at]?.word.toUpperCase() ?? '';
  const state = stateNameOf(code);
  if (state === null || (!hasComma && codesLikeWords.has(code))) return part;
  if (names.get(wordsOf(state)).length === 0) return part;
  return { ...part, conditions: [...part.conditions, conditionOf.state(code)], next: at + 1 };
}

function isZip(tokens: readonly Token[], at: number, isExpected: boolean): boolean {
  const word = tokens[at]?.word ?? '';
  const { zips } = serviceArea();
  const isLikeOurs = () => isExpected && zips.some(({ zip }) => zip[0] === word[0]);
  return /^\d{5}$/.test(word) && (findZipPlace({ zips }, word) !== null || isLikeOurs());
}

/** "within 5 miles of Elkhorn", "near 68022": a distance from a known center. */
function readDistance(tokens: readonly Token[], at: number, names: KnownNames) {
  const found = distances.find(tokens, at);
  if (!found) return null;
  for (let count = names.mostWords; count >= 1; count -= 1) {
    const run = wordsFrom(tokens, found.next, count);
    const city = run && names.get(run.words).find(({ kind }) => kind === 'city');
    const zip = count === 1 && findZipPlace(serviceArea(), run?.words[0] ?? '');
    const center: Position | undefined = city
      ? findCityByName(serviceArea(), city.value)?.center
      : zip
        ? zip.center
        : undefined;
    if (!run || !center || isAlternative(tokens, run.next, names)) continue;
    const isNear = found.value !== null;
    const miles = isNear ? (city ? NEAR_A_CITY : NEAR_A_ZIP) : (found.number ?? 0);
    if (miles < 0.05 || miles > 200) return null;
    const [longitude, latitude] = center;
    const label = sentenceMessages.within({
      miles,
      place: city ? city.value : (run.words[0] ?? ''),
    });
    const condition: SentenceCondition = {
      field: 'within',
      value: { longitude, latitude, miles },
      label,
    };
    return {
      is: 'place',
      conditions: [condition],
      from: at,
      next: run.next,
    } satisfies SentencePart;
  }
  return null;
}

/** Whether "or" and another place follow: alternative places have no distance. */
function isAlternative(tokens: readonly Token[], at: number, names: KnownNames): boolean {
  if (!['or', 'and', '/'].includes(tokens[at]?.word ?? '')) return false;
  for (let count = names.mostWords; count >= 1; count -= 1) {
    const words = wordsFrom(tokens, at + 1, count)?.words;
    if (words && names.get(words).length > 0) return true;
  }
  return false;
}

/** A house number with its street, or a street: "5011 Chicago St", "on Chicago St". */
export function readAddress(
  tokens: readonly Token[],
  at: number,
  { names, isOrdinary }: { names: KnownNames; isOrdinary: (word: string) => boolean },
): { from: number; next: number } | null {
  const first = tokens[at];
  const hasNumber = /^\d{1,6}$/.test(first?.word ?? '');
  const start = hasNumber ? at + 1 : at;
  for (let count = MAX_STREET_WORDS; count >= 1; count -= 1) {
    const run = wordsFrom(tokens, start, count);
    if (!run || (!hasNumber && count < 2)) continue;
    const last = run.words.at(-1) ?? '';
    const isKnown = names.isStreet(run.words) && (hasNumber || suffixes.has(last));
    const isLike =
      suffixes.has(last) &&
      (hasNumber ? count >= 2 || ordinals.has(last) : /^\d/.test(run.words[0] ?? '')) &&
      run.words.slice(0, -1).every((word) => directions.has(word) || !isOrdinary(word));
    if (isKnown || isLike) return { from: at, next: run.next };
  }
  return null;
}

/** This many consecutive words, with nothing but hyphens and periods between them. */
function wordsFrom(tokens: readonly Token[], at: number, count: number) {
  const words: string[] = [];
  let next = at;
  while (words.length < count) {
    if (words.length > 0) next = skipJoints(tokens, next);
    const token = tokens[next];
    if (!token || !/^[\p{L}\p{N}]/u.test(token.word)) return null;
    words.push(token.word);
    next += 1;
  }
  return { words, next };
}
