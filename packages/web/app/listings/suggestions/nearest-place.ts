import {
  type City,
  metersBetween,
  type Position,
  pointInOutline,
  type ZipPlace,
} from '@homestead/contract/places';
import { suggestionMessages } from '../messages/suggestions.ts';
import type { SearchFilter } from '../search/search-fields.ts';

/** Farther than this from all our ZIP codes, no homes are near. */
const FARTHEST_METERS = 60_000;

/** What a place is found in. */
type KnownPlaces = {
  cities: readonly Pick<City, 'name' | 'state' | 'outline'>[];
  zips: readonly Omit<ZipPlace, 'county'>[];
};

/** Our place at a position: the city around it, else the nearest ZIP code; null far away. */
export function findNearestPlace(
  { cities, zips }: KnownPlaces,
  position: Position,
): { label: string; filter: SearchFilter } | null {
  const [longitude, latitude] = position;
  const city = cities.find(({ outline }) => pointInOutline(longitude, latitude, outline));
  if (city) return { label: `${city.name}, ${city.state}`, filter: { cities: [city.name] } };
  const [nearest] = zips
    .map((place) => ({ place, meters: metersBetween(position, place.center) }))
    .sort((a, b) => a.meters - b.meters);
  if (!nearest || nearest.meters > FARTHEST_METERS) return null;
  const { zip, city: name, state } = nearest.place;
  return { label: `${name}, ${state} ${zip}`, filter: { zips: [zip] } };
}

/** The device's position from the browser, or a sentence about why there is none. */
export function askForPosition(): Promise<Position | string> {
  if (!('geolocation' in navigator)) {
    return Promise.resolve(suggestionMessages.locationUnavailable());
  }
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      ({ code, PERMISSION_DENIED }) =>
        resolve(
          code === PERMISSION_DENIED
            ? suggestionMessages.locationDenied()
            : suggestionMessages.locationUnavailable(),
        ),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  });
}
