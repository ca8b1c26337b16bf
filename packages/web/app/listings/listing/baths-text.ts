import { cardMessages } from '../messages/card.ts';

/** What the feed says about bathrooms. */
export interface Baths {
  bathsTotal: number | null;
  bathsFull: number | null;
  bathsHalf: number | null;
}

/**
 * "1 full, 1 half"; null if the feed doesn't tell them apart. Baths in the total that are
 * neither full nor half, such as three-quarter baths, are called partial.
 */
export function bathsText({ bathsTotal, bathsFull, bathsHalf }: Baths): string | null {
  if (bathsFull === null || bathsHalf === null) return null;
  const partial = (bathsTotal ?? 0) - bathsFull - bathsHalf;
  const parts = [
    [bathsFull, cardMessages.fullBaths],
    [partial, cardMessages.partialBaths],
    [bathsHalf, cardMessages.halfBaths],
  ] as const;
  const texts = parts.filter(([count]) => count > 0).map(([count, say]) => say({ count }));
  return texts.length > 0 ? texts.join(', ') : null;
}
