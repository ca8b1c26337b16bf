const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Cents as dollars, such as $389,000 or −$1,234.50; empty for what isn't known. */
export function formatDollars(cents: unknown): string {
  if (cents === null || cents === undefined) return '';
  return dollars.format(Number(cents) / 100).replace('-', '−');
}
