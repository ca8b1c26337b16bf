import { decimalText, groupedText, moneyText } from '#platform';

/*
 * Values of the feed as text of the detail sections; null where the feed says nothing.
 */

export function yesNo(flag: boolean | null): string | null {
  return flag === null ? null : flag ? 'Yes' : 'No';
}

/** Labels one after another; null for none. */
export function listText(values: readonly string[] | undefined): string | null {
  return values && values.length > 0 ? values.join(', ') : null;
}

export function plainText(value: number | null): string | null {
  return value === null ? null : String(value);
}

/** Dollars of the wire as money. */
export function dollarsText(value: number): string {
  return moneyText(Math.round(value * 100));
}

/** "1,980 sq ft"; other units as the feed names them. */
export function areaText(value: number | null, units: string | null): string | null {
  if (value === null) return null;
  return `${groupedText(value)} ${!units || /square feet/i.test(units) ? 'sq ft' : units.toLowerCase()}`;
}

export function acresText(value: number | null): string | null {
  return value === null ? null : `${decimalText(value)} ${value === 1 ? 'acre' : 'acres'}`;
}

/** Dues of the association with their frequency (decision 11): "$120 annually". */
export function duesText(fee: number | null, frequency: string | null): string | null {
  if (fee === null) return null;
  return `${dollarsText(fee)}${frequency ? ` ${frequency.toLowerCase()}` : ''}`;
}

/** Taxes of a year with the year: "$6,890.50 (2025)". */
export function taxesText(amount: number | null, year: number | null): string | null {
  if (amount === null) return null;
  return `${dollarsText(amount)}${year === null ? '' : ` (${year})`}`;
}
