import { decimalText } from '#platform';
import { cardMessages } from '../messages/card.ts';

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

/** "1 full, 1 half"; null if the feed doesn't tell them apart. */
export function bathsText(baths: Baths): string | null {
  if (baths.bathsFull === null || baths.bathsHalf === null) return null;
  const parts = [
    [baths.bathsFull, cardMessages.fullBaths],
    [partialBaths(baths), cardMessages.partialBaths],
    [baths.bathsHalf, cardMessages.halfBaths],
  ] as const;
  const texts = parts.filter(([count]) => count > 0).map(([count, say]) => say({ count }));
  return texts.length > 0 ? texts.join(', ') : null;
}

/**
 * One number for a card, as buyers know it: three full and one half are "3.5". A partial
 * bath counts as three quarters. The total if the feed doesn't tell them apart; null for none.
 */
export function bathsNumber(baths: Baths): string | null {
  const { bathsTotal, bathsFull, bathsHalf } = baths;
  if (bathsFull === null || bathsHalf === null) return bathsTotal ? String(bathsTotal) : null;
  const number = bathsFull + 0.75 * partialBaths(baths) + 0.5 * bathsHalf;
  return number > 0 ? decimalText(number) : null;
}
