import { stillMarkup } from '#platform';
import type { OpenHouse } from './listing.ts';
import { OpenHouses } from './open-houses.tsx';

/** The open houses of a home as markup, for its page's loader alone. */
export function openHousesMarkup(mlsNumber: string, openHouses: OpenHouse[]): string {
  return stillMarkup(OpenHouses, { mlsNumber, openHouses });
}
