/** The page Maps. */
export const MAPS_PATH = '/maps';

/** The map with a place, or with what is near a position. */
export function mapHref(q: string, near?: { latitude: number; longitude: number }): string {
  const query = new URLSearchParams({ mode: 'maps', q });
  if (near) query.set('near', `${near.latitude.toFixed(4)},${near.longitude.toFixed(4)}`);
  return `${MAPS_PATH}?${query}`;
}

/** Directions to a place. */
export function directionsHref(destination: string): string {
  return `${MAPS_PATH}?${new URLSearchParams({ destination })}`;
}
