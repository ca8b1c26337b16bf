import { findZipPlace, isInBox } from '@homestead/contract/places';
import { serviceArea } from '#platform';
import { droppedMessages, noteMessages } from '../messages.ts';
import type { FieldReader } from './field-reader.ts';

interface ListingPosition {
  longitude: number | null;
  latitude: number | null;
  position_approximate: boolean;
}

/**
 * A home's position: its coordinates, or the center of its ZIP code marked as approximate, or none.
 * Coordinates outside the service area are kept and noted; 0 and 0 are a missing position. A home
 * with a hidden address also gets the ZIP code's center, so a map search can't reveal it.
 */
export function normalizePosition(
  fields: FieldReader,
  { zip, isAddressShown }: { zip: string | null; isAddressShown: boolean },
): ListingPosition {
  const area = serviceArea();
  const longitude = fields.number('Longitude', { min: -180, max: 180 });
  const latitude = fields.number('Latitude', { min: -90, max: 90 });
  const isMissing = longitude === 0 && latitude === 0;
  if (isMissing) fields.drop('Longitude', longitude, droppedMessages.noPosition());
  if (longitude !== null && latitude !== null && !isMissing) {
    if (!isInBox([longitude, latitude], area.box)) {
      const outside = noteMessages.outside({ area: area.name });
      for (const field of ['Longitude', 'Latitude']) {
        fields.note(field, fields.value(field), outside);
      }
    }
    if (isAddressShown) return { longitude, latitude, position_approximate: false };
  }
  const place = zip === null ? null : findZipPlace(area, zip);
  if (!place) return { longitude: null, latitude: null, position_approximate: false };
  const [zipLongitude, zipLatitude] = place.center;
  return { longitude: zipLongitude, latitude: zipLatitude, position_approximate: true };
}
