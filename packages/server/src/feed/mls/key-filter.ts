import type { KeyFilter } from './mls-offer.ts';
import { odataText } from './page-walk.ts';

/** Keeps the URL well below the length servers accept; MLS Grid allows five "or". */
export const KEYS_PER_REQUEST = { in: 40, or: 6, entity: 1, none: 1 } as const;

/** The filter for rows with one of these values. */
export function keyCondition(
  { field, form }: { field: string; form: KeyFilter['form'] },
  values: readonly string[],
): string {
  if (form === 'in') return `${field} in (${values.map(odataText).join(',')})`;
  const parts = values.map((value) => `${field} eq ${odataText(value)}`);
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' or ')})`;
}

/** The address of one entity, by its key. */
export function entityAddress(url: string, resource: string, key: string): string {
  return `${url}/${resource}(${encodeURIComponent(odataText(key))})`;
}
