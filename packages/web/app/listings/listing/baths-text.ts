import { type Baths, bathsCount, partialBaths } from '@homestead/contract/listings';
import { decimalText } from '#platform';
import { cardMessages } from '../messages/card.ts';

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

/** One number for a card: "3.5"; null for none. */
export function bathsNumber(baths: Baths): string | null {
  const count = bathsCount(baths);
  return count > 0 ? decimalText(count) : null;
}
