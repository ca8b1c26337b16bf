import type { StandardStatus } from '@homestead/contract/feed';
import { keyOf, knownLabels } from './known-labels.ts';
import { readText } from './read-value.ts';

const MAX_VALUES = 60;
const MAX_REMEMBERED = 20_000;
const MAX_REMEMBERED_LENGTH = 120;

/** A feed's own Lookup resource: lookup name → value as written → display text. */
export type FeedLookups = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Fields whose lookup name in the Data Dictionary differs from the field name. */
const lookupOfField: Readonly<Record<string, string>> = {
  LivingAreaUnits: 'AreaUnits',
  BuildingAreaUnits: 'AreaUnits',
  AboveGradeFinishedAreaUnits: 'AreaUnits',
  BelowGradeFinishedAreaUnits: 'AreaUnits',
  RoomLengthWidthUnits: 'LinearUnits',
  AssociationFeeFrequency: 'FeeFrequency',
  Permission: 'MediaPermission',
};

/**
 * Reads enumerated values however a feed writes them: lookup name ("SingleFamilyResidence"),
 * display text ("Single Family Residence"), or a code from the feed's own Lookup resource or our
 * table. An unknown value becomes a readable label.
 */
export class Enumerations {
  readonly #lookups: FeedLookups;
  readonly #remembered = new Map<string, string | null>();

  constructor(lookups: FeedLookups = new Map()) {
    this.#lookups = lookups;
  }

  /** The one label of a value; null when there is nothing to read. */
  labelOf(field: string, value: unknown): string | null {
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    const memory = `${field}\n${value}`;
    const known = this.#remembered.get(memory);
    if (known !== undefined) return known;
    const label = this.#find(field, value);
    if (memory.length > MAX_REMEMBERED_LENGTH) return label;
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(memory, label);
    return label;
  }

  /**
   * The labels of a list in their order, without duplicates: from an array, a comma-separated text
   * or a single value. At most 60.
   */
  labelsOf(field: string, value: unknown): string[] {
    const labels: string[] = [];
    for (const item of itemsOf(field, value)) {
      const label = this.labelOf(field, item);
      if (label !== null && !labels.includes(label)) labels.push(label);
      if (labels.length >= MAX_VALUES) break;
    }
    return labels;
  }

  /** StandardStatus in our spelling; null for an unknown one. */
  standardStatusOf(value: unknown): StandardStatus | null {
    const text = readText(Array.isArray(value) ? value[0] : value);
    if (text === null) return null;
    const told = this.#lookups.get('StandardStatus')?.get(text) ?? text;
    return statuses[keyOf(told)] ?? null;
  }

  #find(field: string, value: string | number): string | null {
    const text = readText(value, 120);
    if (text === null) return null;
    const told = this.#lookups.get(lookupOfField[field] ?? field)?.get(text) ?? text;
    return knownLabels.get(field)?.get(keyOf(told)) ?? readable(told);
  }
}

function itemsOf(field: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [value];
  if (!value.includes(',') || knownLabels.get(field)?.has(keyOf(value))) return [value];
  return value.split(',');
}

/**
 * "GasWaterHeater" → "Gas Water Heater"; text that already has spaces or punctuation is unchanged.
 */
function readable(text: string): string {
  if (!/^[A-Za-z0-9]+$/.test(text)) return text;
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2');
}

const statuses: Readonly<Record<string, StandardStatus>> = {
  active: 'Active',
  a: 'Active',
  act: 'Active',
  new: 'Active',
  backonmarket: 'Active',
  pricechange: 'Active',
  activeundercontract: 'ActiveUnderContract',
  undercontract: 'ActiveUnderContract',
  contingent: 'ActiveUnderContract',
  auc: 'ActiveUnderContract',
  u: 'ActiveUnderContract',
  pending: 'Pending',
  p: 'Pending',
  pend: 'Pending',
  comingsoon: 'ComingSoon',
  cs: 'ComingSoon',
  closed: 'Closed',
  sold: 'Closed',
  leased: 'Closed',
  rented: 'Closed',
  c: 'Closed',
  clsd: 'Closed',
  withdrawn: 'Withdrawn',
  w: 'Withdrawn',
  expired: 'Expired',
  x: 'Expired',
  e: 'Expired',
  cancelled: 'Canceled',
  canceled: 'Canceled',
  k: 'Canceled',
  hold: 'Hold',
  temporarilyoffmarket: 'Hold',
  h: 'Hold',
  delete: 'Delete',
  deleted: 'Delete',
  d: 'Delete',
  incomplete: 'Incomplete',
  i: 'Incomplete',
};
