/** What the feed says about bathrooms. */
export interface Baths {
  bathsTotal: number | null;
  bathsFull: number | null;
  bathsHalf: number | null;
}

/** Baths in the total that are neither full nor half, such as three-quarter baths. */
export function partialBaths({ bathsTotal, bathsFull, bathsHalf }: Baths): number {
  if (bathsFull === null || bathsHalf === null) return 0;
  return Math.max(0, (bathsTotal ?? 0) - bathsFull - bathsHalf);
}

/**
 * One number, as buyers know it: three full and one half are 3.5. A partial bath counts as
 * three quarters. The total if the feed doesn't tell them apart; 0 for none.
 */
export function bathsCount(baths: Baths): number {
  const { bathsTotal, bathsFull, bathsHalf } = baths;
  if (bathsFull === null || bathsHalf === null) return bathsTotal ?? 0;
  return bathsFull + 0.75 * partialBaths(baths) + 0.5 * bathsHalf;
}
