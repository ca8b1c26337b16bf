import { decimalText, groupedText, moneyText } from '#platform';
import { homeFactMessages } from '../messages/home-facts.ts';

/*
 * Values of the feed as text for the detail sections; null if the feed says nothing.
 */

export function yesNo(flag: boolean | null): string | null {
  return flag === null ? null : flag ? homeFactMessages.yes() : homeFactMessages.no();
}

/** Labels in a row; null for none. */
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
  const area = groupedText(value);
  const isSquareFeet = !units || /square feet/i.test(units);
  return isSquareFeet ? homeFactMessages.area({ area }) : `${area} ${units.toLowerCase()}`;
}

export function acresText(value: number | null): string | null {
  if (value === null) return null;
  return homeFactMessages.acres({ acres: decimalText(value), count: value });
}

/** HOA dues with their frequency: "$120 annually". */
export function duesText(fee: number | null, frequency: string | null): string | null {
  if (fee === null) return null;
  const amount = dollarsText(fee);
  if (!frequency) return amount;
  return homeFactMessages.dues({ amount, frequency: frequency.toLowerCase() });
}

/** Taxes of a year with the year: "$6,890.50 (2025)". */
export function taxesText(amount: number | null, year: number | null): string | null {
  if (amount === null) return null;
  const text = dollarsText(amount);
  return year === null ? text : homeFactMessages.taxes({ amount: text, year });
}
