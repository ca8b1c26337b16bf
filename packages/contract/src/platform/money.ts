/**
 * Cents from a dollar amount in a feed or a form: a JSON number, or text such as "389000",
 * "389000.5" or "$389,000.50". Null when it is not an amount, has more than two decimals, or is
 * beyond ±90 trillion dollars. Never goes through binary fractions.
 */
export function centsFromDollars(value: unknown): number | null {
  const text = typeof value === 'number' ? plainDecimal(value) : value;
  if (typeof text !== 'string') return null;
  const match = /^\s*(-?)\$?(\d{1,3}(?:,\d{3})+|\d{1,14})(?:\.(\d{1,2})0*)?\s*$/.exec(text);
  if (!match) return null;
  const whole = (match[2] ?? '').replaceAll(',', '');
  const cents = Number(whole) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return match[1] === '-' && cents !== 0 ? -cents : cents;
}

function plainDecimal(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const text = String(value);
  return text.includes('e') ? null : text;
}

/** Dollars as a JSON number for the wire, exact to the cent. */
export function dollarsFromCents(cents: number): number {
  return cents / 100;
}
