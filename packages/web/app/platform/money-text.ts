import { groupedText } from './number-text.ts';

/** Dollars from cents, without cents when they are zero: 41500000 → "$415,000". */
export function moneyText(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(cents) / 100);
  const part = Math.abs(cents) % 100;
  return `${sign}$${groupedText(whole)}${part ? `.${String(part).padStart(2, '0')}` : ''}`;
}

/** Short for tight places: "$415K", "$1.25M"; whole dollars below a thousand. */
export function shortMoneyText(cents: number): string {
  const dollars = cents / 100;
  if (dollars >= 999_500) return `$${trimmed(dollars / 1_000_000, 2)}M`;
  if (dollars >= 1_000) return `$${trimmed(dollars / 1_000, dollars < 10_000 ? 1 : 0)}K`;
  return moneyText(Math.round(dollars) * 100);
}

function trimmed(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
