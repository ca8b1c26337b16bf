import type { WireComparison } from '@homestead/contract/leads';
import { phoneText } from '@homestead/contract/platform';
import { dateText, UNKNOWN } from '#platform';
import type { Side } from './merge-choice.ts';

/** A value of one of two leads, as people read it. */
export function valueText(
  { field, values }: Pick<WireComparison['fields'][number], 'field' | 'values'>,
  side: Side,
): string {
  const value = values[side] ?? '';
  if (value === '') return UNKNOWN;
  if (field === 'phone' || field === 'secondaryPhone') return phoneText(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dateText(value) : value;
}
