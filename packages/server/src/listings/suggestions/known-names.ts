import { cities, counties } from '@homestead/contract/places';
import type { OptionCounts } from '../option-count-store.ts';
import { wordsOf } from '../sentence/sentence-tokens.ts';

export type KnownNameKind =
  | 'city'
  | 'zip'
  | 'county'
  | 'state'
  | 'subdivision'
  | 'high-school'
  | 'elementary-school'
  | 'district';

/** A place or school that homes in search have. */
export interface KnownName {
  kind: KnownNameKind;
  /** As the homes have it. */
  value: string;
}

/** No name that people say has more words. */
const MOST_WORDS = 7;

/** States by their codes, as people say them. */
export const stateNames: Readonly<Record<string, string>> = {
  NE: 'Nebraska',
  IA: 'Iowa',
  KS: 'Kansas',
  MO: 'Missouri',
  SD: 'South Dakota',
  CO: 'Colorado',
  WY: 'Wyoming',
  MN: 'Minnesota',
};

/** The words in front of which a district's name ends: "Millard Public Schools" is Millard. */
const DISTRICT_WORDS =
  /\s+(?:public |community |consolidated )*(?:schools?|school district|district)$/i;

/**
 * Names of places and schools by their exact words, without regard to case, accents and signs. What
 * search has most homes of comes first where one name stands for several things of a kind.
 */
export class KnownNames {
  readonly #byWords = new Map<string, KnownName[]>();
  readonly #streets = new Set<string>();

  constructor(options: OptionCounts, streets: readonly { text: string }[]) {
    this.#add('city', options.cities);
    this.#add('zip', options.zips);
    this.#add('county', options.counties, (name) => name.replace(/ county$/i, ''));
    this.#add('state', options.states, (code) => stateNames[code] ?? code);
    this.#add('subdivision', options.subdivisions);
    this.#add('high-school', options.highSchools);
    this.#add('elementary-school', options.elementarySchools);
    this.#add('district', options.highSchoolDistricts, (name) => name.replace(DISTRICT_WORDS, ''));
    // The places that the brokerage serves are known also while no home is for sale there.
    this.#add('city', cities.map(asOption));
    this.#add('county', counties.map(asOption));
    for (const { text } of streets) this.#streets.add(wordsOf(text).join(' '));
  }

  #add(
    kind: KnownNameKind,
    options: readonly { value: string }[],
    said: (value: string) => string = (value) => value,
  ): void {
    for (const { value } of options) {
      const words = wordsOf(said(value));
      if (words.length === 0 || words.length > MOST_WORDS) continue;
      const key = words.join(' ');
      const list = this.#byWords.get(key);
      const isKnown = list?.some((one) => one.kind === kind && sameText(one.value, value));
      if (isKnown) continue;
      if (list) list.push({ kind, value });
      else this.#byWords.set(key, [{ kind, value }]);
    }
  }

  /** What goes by these words; none when nothing does. */
  get(words: readonly string[]): readonly KnownName[] {
    return this.#byWords.get(words.join(' ')) ?? [];
  }

  /** Whether homes stand in a street of these words. */
  isStreet(words: readonly string[]): boolean {
    return this.#streets.has(words.join(' '));
  }

  get mostWords(): number {
    return MOST_WORDS;
  }
}

const asOption = ({ name }: { name: string }) => ({ value: name });
const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
