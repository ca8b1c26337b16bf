import {
  searchFields,
  searchFilterSchema,
  searchRanges,
  type WireSearchFilter,
} from '@homestead/contract/listings';
import { sentenceMessages } from '../messages.ts';
import type { SentenceCondition } from './condition.ts';
import { roomLabels } from './measure-rules.ts';

/** A condition with the part of the sentence it comes from. */
interface HeardCondition extends SentenceCondition {
  text: string;
}

/**
 * The result of a sentence: the filter, each condition's label, and texts that ask for the
 * impossible.
 */
interface GatheredFilter {
  filter: WireSearchFilter;
  understood: { text: string; field: string; label: string }[];
  unheard: string[];
}

const placeFields = new Set<string>([
  'city',
  'zip',
  'country',
  'subdivisionname',
  'highschool',
  'elementaryschool',
  'highschooldistrict',
]);
const listFields = new Set<string>([...placeFields, 'status']);
const ranges = searchRanges.map(
  ([low, high]) => [searchFields[low].wire, searchFields[high].wire] as const,
);
const counts = ['number_of_beds', 'number_of_baths'] as const;

/** Subtypes of the Data Dictionary, for kinds that are combined. */
const MLS_SUBTYPES: Readonly<Record<string, readonly string[]>> = {
  House: ['Single Family Residence'],
  Townhouse: ['Townhouse'],
  Condominium: ['Condominium'],
  'Villa/Patio Home': ['Villa', 'Patio Home'],
  'Multi Family': ['Duplex', 'Triplex', 'Quadruplex', 'Multi Family'],
  Land: ['Unimproved Land', 'Single Family Lot', 'Acreage'],
  Farm: ['Farm', 'Ranch', 'Agriculture'],
};

/**
 * Combines the conditions of a sentence. Of two that contradict each other the first wins and the
 * other is reported; several places and statuses are alternatives; several kinds become their
 * subtypes, since a search has one kind. What the contract would refuse is reported instead.
 */
export class FilterGatherer {
  readonly #filter: Record<string, unknown> = {};
  readonly #heard: HeardCondition[] = [];
  readonly #unheard: string[] = [];
  readonly #kinds: HeardCondition[] = [];
  readonly #words: HeardCondition[] = [];
  readonly #exactness: { text: string; isExact: boolean }[] = [];

  /** Takes the conditions of one part of the sentence, all or none. */
  add(text: string, conditions: readonly SentenceCondition[]): void {
    if (conditions.some((condition) => !this.#fits(condition))) {
      this.#unheard.push(text);
      return;
    }
    for (const condition of conditions) this.#take({ ...condition, text });
  }

  addWords(text: string, words: string): void {
    if (this.#words.some(({ value }) => value === words)) return;
    const before = this.#words.map(({ value }) => value).join(' ');
    if (before.length + words.length >= 200 || words === '') this.#unheard.push(text);
    else
      this.#words.push({
        text,
        field: 'keywords',
        value: words,
        label: sentenceMessages.words({ words }),
      });
  }

  /** Places of different kinds joined by "or". */
  addAlternative(text: string): void {
    if (this.#filter.anyplace) return;
    this.#take({ text, field: 'anyplace', value: true, label: sentenceMessages.anyOfThese() });
  }

  #fits({ field, value }: SentenceCondition): boolean {
    if (field === 'exact' || field === 'propertytype') return true;
    const held = this.#filter[field];
    if (listFields.has(field)) return !Array.isArray(held) || held.length < 30;
    if (held !== undefined && JSON.stringify(held) !== JSON.stringify(value)) return false;
    const range = ranges.find(([low, high]) => low === field || high === field);
    if (!range) return true;
    const [low, high] = range;
    const from = field === low ? value : this.#filter[low];
    const to = field === high ? value : this.#filter[high];
    return from === undefined || to === undefined || Number(from) <= Number(to);
  }

  #take(condition: HeardCondition): void {
    const { field, value, text } = condition;
    if (field === 'exact') {
      this.#exactness.push({ text, isExact: value === true });
      return;
    }
    if (field === 'propertytype') {
      if (!this.#kinds.some((kind) => kind.value === value)) this.#kinds.push(condition);
      return;
    }
    const held = this.#filter[field];
    if (listFields.has(field)) {
      const list = Array.isArray(held) ? held : [];
      if (list.includes(value)) return;
      this.#filter[field] = [...list, value];
    } else if (held !== undefined) return;
    else this.#filter[field] = value;
    this.#heard.push(condition);
  }

  /** The whole filter, checked against the contract. */
  finish(): GatheredFilter {
    this.#setKinds();
    this.#setExactness();
    this.#setWords();
    this.#leaveOutRefused();
    const understood = this.#heard.flatMap(({ text, field, label }, index) => {
      const isSaid = this.#heard.findIndex(
        (condition) => condition.text === text && condition.label === label,
      );
      return label === '' || isSaid !== index ? [] : [{ text, field, label }];
    });
    return { filter: this.#filter as WireSearchFilter, understood, unheard: this.#unheard };
  }

  #setKinds(): void {
    const luxury = this.#kinds.find(({ value }) => value === 'Luxury');
    const others = this.#kinds.filter((kind) => kind !== luxury);
    const single = luxury ?? (others.length === 1 ? others[0] : undefined);
    if (single) {
      this.#filter.propertytype = single.value;
      this.#heard.push(single);
    }
    const aside = others.filter((kind) => kind !== single);
    if (aside.length === 0) return;
    this.#filter.propertysubtype = aside.flatMap(({ value }) => MLS_SUBTYPES[String(value)] ?? []);
    for (const kind of aside) this.#heard.push({ ...kind, field: 'propertysubtype' });
  }

  /**
   * `exact` is one flag for beds and baths: where one is exact and the other at least, neither is.
   */
  #setExactness(): void {
    const asked = this.#exactness;
    const isExact = asked.length > 0 && asked.every((one) => one.isExact);
    if (isExact) this.#filter.exact = true;
    const torn = isExact ? [] : asked.filter((one) => one.isExact);
    this.#unheard.push(...torn.map(({ text }) => text));
    for (const field of counts) {
      const condition = this.#heard.find((one) => one.field === field);
      if (!condition) continue;
      const count = Number(condition.value);
      if (isExact && count > 0) condition.label = roomLabels[field].exactly({ count });
      else if (!isExact && count === 0) this.#leaveOut(field);
      else if (!isExact) condition.label = roomLabels[field].from({ count });
    }
  }

  #setWords(): void {
    if (this.#words.length === 0) return;
    this.#filter.keywords = this.#words.map(({ value }) => value).join(' ');
    this.#heard.push(...this.#words);
  }

  #leaveOutRefused(): void {
    const checked = searchFilterSchema.safeParse(this.#filter);
    for (const issue of checked.error?.issues ?? []) {
      const field = String(issue.path[0] ?? '');
      this.#unheard.push(
        ...this.#heard.flatMap((condition) => (condition.field === field ? [condition.text] : [])),
      );
      this.#leaveOut(field);
    }
  }

  #leaveOut(field: string): void {
    delete this.#filter[field];
    for (let at = this.#heard.length - 1; at >= 0; at -= 1) {
      if (this.#heard[at]?.field === field) this.#heard.splice(at, 1);
    }
  }
}
