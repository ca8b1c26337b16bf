import { findZipPlace } from '@homestead/contract/places';
import { droppedMessages } from '../messages.ts';
import type { FieldReader } from './field-reader.ts';

/** Nebraska, Iowa and a wide margin around them; anything outside is a mistake. */
const box = { west: -105, south: 39.5, east: -89.5, north: 44 };

export interface ListingPosition {
  longitude: number | null;
  latitude: number | null;
  position_approximate: boolean;
}

/**
 * A home's position: its coordinates, or the center of its ZIP code marked as approximate, or none.
 * A home with a hidden address also gets the ZIP code's center, so a map search can't reveal it.
 */
export function normalizePosition(
  fields: FieldReader,
  { zip, isAddressShown }: { zip: string | null; isAddressShown: boolean },
): ListingPosition {
  const longitude = fields.number('Longitude', { min: -180, max: 180 });
  const latitude = fields.number('Latitude', { min: -90, max: 90 });
  const isInside =
    longitude !== null &&
    latitude !== null &&
    longitude >= box.west &&
    longitude <= box.east &&
    latitude >= box.south &&
    latitude <= box.north;
  if (longitude !== null && latitude !== null && !isInside) {
    fields.drop('Longitude', longitude, droppedMessages.outside());
    fields.drop('Latitude', latitude, droppedMessages.outside());
  }
  if (isInside && isAddressShown) return { longitude, latitude, position_approximate: false };
  const place = zip === null ? null : findZipPlace(zip);
  if (!place) return { longitude: null, latitude: null, position_approximate: false };
  const [zipLongitude, zipLatitude] = place.center;
  return { longitude: zipLongitude, latitude: zipLatitude, position_approximate: true };
}
