/** Text for an unknown value. */
export const UNKNOWN = '–';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A whole number with commas: 12345 → "12,345". Rounds to whole. */
export function groupedText(value: number): string {
  return whole.format(value);
}

/** At most two decimals, without trailing zeros: 0.5 → "0.5", 2 → "2". */
export function decimalText(value: number): string {
  return decimal.format(value);
}
