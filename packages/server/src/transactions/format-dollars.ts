/** Cents as dollars, such as $389,000.00; empty for what isn't known. */
export function formatDollars(cents: unknown): string {
  if (cents === null || cents === undefined) return '';
  return (Number(cents) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
