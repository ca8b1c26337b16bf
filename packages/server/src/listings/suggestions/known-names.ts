import { stateNameOf } from '@homestead/contract/places';
import { serviceArea } from '#platform';
import type { OptionCounts } from '../options/option-count-store.ts';
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
  /** In the homes' spelling. */
  value: string;
}

/** No spoken name has more words. */
const MAX_WORDS = 7;

/** The words before which a district's name ends: "Millard Public Schools" is Millard. */
const DISTRICT_WORDS =
  /\s+(?:public |community |consolidated )*(?:schools?|school district|district)$/i;

/**
 * Names of places and schools by their exact words, ignoring case, accents and punctuation. Where
 * one name has several meanings of a kind, the one with the most homes comes first.
 */
export class KnownNames {
  readonly #byWords = new Map<string, KnownName[]>();
  readonly #streets = new Set<string>();

  constructor(options: OptionCounts, streets: readonly { text: string }[]) {
    this.#add('city', options.cities);
    this.#add('zip', options.zips);
    this.#add('county', options.counties, (name) => name.replace(/ county$/i, ''));
    this.#add('state', options.states, (code) => stateNameOf(code) ?? code);
    this.#add('subdivision', options.subdivisions);
    this.#add('high-school', options.highSchools);
    this.#add('elementary-school', options.elementarySchools);
    this.#add('district', options.highSchoolDistricts, (name) => name.replace(DISTRICT_WORDS, ''));
    // The places that the brokerage serves are known even while no home is for sale there.
    const { cities } = serviceArea();
    this.#add(
      'city',
      cities.map(({ name }) => ({ value: name })),
    );
    this.#add(
      'county',
      cities.map(({ county }) => ({ value: county })),
    );
    for (const { text } of streets) this.#streets.add(wordsOf(text).join(' '));
  }

  #add(
    kind: KnownNameKind,
    options: readonly { value: string }[],
    said: (value: string) => string = (value) => value,
  ): void {
    for (const { value } of options) {
      const words = wordsOf(said(value));
      if (words.length === 0 || words.length > MAX_WORDS) continue;
      const key = words.join(' ');
      const list = this.#byWords.get(key);
      const isKnown = list?.some((one) => one.kind === kind && sameText(one.value, value));
      if (isKnown) continue;
      if (list) list.push({ kind, value });
      else this.#byWords.set(key, [{ kind, value }]);
    }
  }

  /** The names with these words; empty when there are none. */
  get(words: readonly string[]): readonly KnownName[] {
    return this.#byWords.get(words.join(' ')) ?? [];
  }

  /** Whether any home is on a street with these words. */
  isStreet(words: readonly string[]): boolean {
    return this.#streets.has(words.join(' '));
  }

  get mostWords(): number {
    return MAX_WORDS;
  }
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
