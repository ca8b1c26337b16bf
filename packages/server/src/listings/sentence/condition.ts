import type { WireSearchFilter } from '@homestead/contract/listings';
import type { Quantity } from './read-quantity.ts';

/** One condition: a field of the wire's filter, its value, and words that mean it again. */
export interface SentenceCondition {
  field: keyof WireSearchFilter;
  value: string | number | boolean | { longitude: number; latitude: number; miles: number };
  label: string;
}

/** A lower and an upper end; null leaves one open. */
export interface Ends {
  min: number | null;
  max: number | null;
}

const ABOUT = 0.1;

/**
 * The ends that a quantity means, where a bare number means `plain`. About n is n plus or minus a
 * tenth. `step` is what "after" and "before" exclude.
 */
export function endsOf(quantity: Quantity, plain: 'min' | 'max' | 'exact', step = 0): Ends {
  const { low, high, how } = quantity;
  switch (how === 'plain' ? plain : how) {
    case 'min':
      return { min: low, max: null };
    case 'max':
      return { min: null, max: high };
    case 'after':
      return { min: low + step, max: null };
    case 'before':
      return { min: null, max: high - step };
    case 'about':
      return { min: low * (1 - ABOUT), max: high * (1 + ABOUT) };
    default:
      return { min: low, max: high };
  }
}

/** Conditions for the ends of a range with two fields. A minimum of 0 sets nothing. */
export function rangeConditions(
  { min, max }: Ends,
  fields: { min: SentenceCondition['field']; max: SentenceCondition['field'] },
  say: { min: (n: number) => string; max: (n: number) => string; both?: (n: number) => string },
): SentenceCondition[] {
  if (min !== null && min === max && say.both) {
    const label = say.both(min);
    return [
      { field: fields.min, value: min, label },
      { field: fields.max, value: max, label },
    ];
  }
  return [
    ...(min === null || min === 0 ? [] : [{ field: fields.min, value: min, label: say.min(min) }]),
    ...(max === null ? [] : [{ field: fields.max, value: max, label: say.max(max) }]),
  ];
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** A number with commas, at most four decimals. */
export function numberText(value: number): string {
  return grouped.format(value);
}

/** Dollars, with cents only where there are some. */
export function dollarText(dollars: number): string {
  const hasCents = !Number.isInteger(dollars);
  return `$${dollars.toLocaleString('en-US', {
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: 2,
  })}`;
}
