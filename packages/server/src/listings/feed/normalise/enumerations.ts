import type { StandardStatus } from '@homestead/contract/listings';
import { keyOf, knownLabels } from './known-labels.ts';
import { readText } from './read-value.ts';

const MAX_VALUES = 60;
const MAX_REMEMBERED = 20_000;
const remembered = new Map<string, string | null>();

/**
 * The one label of an enumerated value, whichever way a feed writes it: lookup name
 * ("SingleFamilyResidence"), display text ("Single Family Residence") or a code of the table. A
 * value that is not in the table is kept as a readable label. Null when there is nothing to read.
 */
export function labelOf(field: string, value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (typeof value === 'string' && value.length > 500)
    return readable(readText(value, 120) ?? '') || null;
  const memory = `${field}\n${value}`;
  const known = remembered.get(memory);
  if (known !== undefined) return known;
  const text = readText(value, 120);
  const label = text && (knownLabels.get(field)?.get(keyOf(text)) ?? readable(text));
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(memory, label);
  return label;
}

/**
 * The labels of a list, each once, in the order given: from an array, a comma-separated text, or a
 * single value. At most 60.
 */
export function labelsOf(field: string, value: unknown): string[] {
  const labels: string[] = [];
  for (const item of itemsOf(field, value)) {
    const label = labelOf(field, item);
    if (label !== null && !labels.includes(label)) labels.push(label);
    if (labels.length >= MAX_VALUES) break;
  }
  return labels;
}

function itemsOf(field: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [value];
  if (!value.includes(',') || knownLabels.get(field)?.has(keyOf(value))) return [value];
  return value.split(',');
}

/** "GasWaterHeater" → "Gas Water Heater"; text that already has blanks or signs stays. */
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
  canceled: 'Canceled',
  cancelled: 'Canceled',
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

/** StandardStatus in our one spelling, from any encoding of it; null for one that nobody knows. */
export function standardStatusOf(value: unknown): StandardStatus | null {
  const text = readText(Array.isArray(value) ? value[0] : value);
  return text === null ? null : (statuses[keyOf(text)] ?? null);
}
