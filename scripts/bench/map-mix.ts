import { listingEndpoints } from '../../packages/contract/src/listings/index.ts';
import type { BodyOf } from '../../packages/contract/src/platform/index.ts';

/** A map request as parsed by the contract. */
type MixedMap = BodyOf<typeof listingEndpoints.getMapClusters>;

/** A map next to a list, in pixels. */
const WIDTH = 900;
const HEIGHT = 800;
const zooms = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const centers: readonly [number, number][] = [
  [-95.98, 41.26],
  [-96.2, 41.27],
];
const filters = [
  {},
  { pricemin: 250_000, pricemax: 500_000 },
  { number_of_beds: 3, number_of_baths: 2 },
  { propertytype: 'House' },
  { propertytype: 'Condominium', pricemax: 400_000 },
];

/**
 * Maps from the whole metro to a street, around two places, each with nothing asked, price, rooms
 * and type.
 */
export const mixedMaps: readonly MixedMap[] = centers.flatMap(([longitude, latitude]) =>
  zooms.flatMap((zoom) =>
    filters.map((filter) => {
      const degrees = 360 / (512 * 2 ** zoom);
      const east = (WIDTH / 2) * degrees;
      const north = (HEIGHT / 2) * degrees * Math.cos((latitude / 180) * Math.PI);
      return listingEndpoints.getMapClusters.body?.parse({
        ...filter,
        bbox: [longitude - east, latitude - north, longitude + east, latitude + north],
        zoom,
      }) as MixedMap;
    }),
  ),
);
