import { staticMarkup } from '#platform';
import type { OpenHouse } from '../listing/listing.ts';
import { OpenHouses } from './open-houses.tsx';

/** The open houses of a home as markup, only for its page's loader. */
export function openHousesMarkup(mlsNumber: string, openHouses: OpenHouse[]): string {
  return staticMarkup(OpenHouses, { mlsNumber, openHouses });
}
