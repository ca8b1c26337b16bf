import {
  cities,
  metersBetween,
  type Position,
  pointInOutline,
  zipPlaces,
} from '@homestead/contract/places';
import type { SearchFilter } from '../search/search-fields.ts';

/** Farther away than this from every ZIP code of ours, there are no homes near. */
const FARTHEST_METERS = 60_000;

/** The place of ours at a position: the city it lies in, else the nearest ZIP code; null far away. */
export function findNearestPlace(
  position: Position,
): { label: string; filter: SearchFilter } | null {
  const [longitude, latitude] = position;
  const city = cities.find(({ outline }) => pointInOutline(longitude, latitude, outline));
  if (city) return { label: `${city.name}, ${city.state}`, filter: { cities: [city.name] } };
  const [nearest] = zipPlaces
    .map((place) => ({ place, meters: metersBetween(position, place.center) }))
    .sort((a, b) => a.meters - b.meters);
  if (!nearest || nearest.meters > FARTHEST_METERS) return null;
  const { zip, name, state } = nearest.place;
  return { label: `${name}, ${state} ${zip}`, filter: { zips: [zip] } };
}

/** Where the device is; why not, in words, where it doesn't say. Asks the browser alone. */
export function askForPosition(): Promise<Position | string> {
  if (!('geolocation' in navigator))
    return Promise.resolve('This browser can’t tell where you are.');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      ({ code, PERMISSION_DENIED }) =>
        resolve(
          code === PERMISSION_DENIED
            ? 'Your browser does not share where you are. Type a city or ZIP code instead.'
            : 'Your device could not tell where it is. Type a city or ZIP code instead.',
        ),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  });
}
