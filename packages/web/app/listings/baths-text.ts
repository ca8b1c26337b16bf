/** What the feed tells of bathrooms. */
export interface Baths {
  bathsTotal: number | null;
  bathsFull: number | null;
  bathsHalf: number | null;
}

/**
 * "1 full, 1 half" (decision 11); null where the feed does not tell them apart. What the total
 * counts beyond full and half ones, such as three-quarter baths, is named as partial.
 */
export function bathsText({ bathsTotal, bathsFull, bathsHalf }: Baths): string | null {
  if (bathsFull === null || bathsHalf === null) return null;
  const partial = (bathsTotal ?? 0) - bathsFull - bathsHalf;
  const parts = [
    [bathsFull, 'full'],
    [partial, 'partial'],
    [bathsHalf, 'half'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, kind]) => `${count} ${kind}`);
  return told.length > 0 ? told.join(', ') : null;
}
