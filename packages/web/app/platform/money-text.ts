const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formatters by number of decimals: "$415K", "$9.9K", "$1.25M". */
const short = [0, 1, 2].map(
  (decimals) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: decimals,
    }),
);

/** Dollars from cents, without cents when they are zero: 41500000 → "$415,000", -5 → "−$0.05". */
export function moneyText(cents: number): string {
  return dollars.format(cents / 100).replace('-', '−');
}

/** The same, rounded to whole dollars. */
export function wholeMoneyText(cents: number): string {
  return moneyText(Math.round(cents / 100) * 100);
}

/** Short for tight places: "$415K", "$1.25M"; whole dollars below a thousand. */
export function shortMoneyText(cents: number): string {
  const amount = cents / 100;
  if (amount < 1_000) return moneyText(Math.round(amount) * 100);
  const decimals = amount >= 1_000_000 ? 2 : amount < 10_000 ? 1 : 0;
  return short[decimals]?.format(amount) ?? moneyText(cents);
}
