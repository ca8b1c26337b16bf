/** The page Maps. */
export const MAPS_PATH = '/maps';
/** The page of the addresses that one keeps. */
export const ADDRESSES_PATH = '/property-list/addresses';

/** The map with a place marked, or with what is around it. */
export function mapHref(q: string, near?: { latitude: number; longitude: number }): string {
  const query = new URLSearchParams({ mode: 'maps', q });
  if (near) query.set('near', `${near.latitude.toFixed(4)},${near.longitude.toFixed(4)}`);
  return `${MAPS_PATH}?${query}`;
}

/** The way to a place. */
export function wayHref(destination: string): string {
  return `${MAPS_PATH}?${new URLSearchParams({ destination })}`;
}
