import type { Position } from './position.ts';

/** Where the brokerage's homes are: Nebraska, Iowa and a wide margin around them, in degrees. */
export const serviceArea = {
  name: 'Nebraska and Iowa',
  west: -105,
  south: 39.5,
  east: -89.5,
  north: 44,
} as const;

/** Whether a position is where the brokerage's homes are. */
export function isInServiceArea([longitude, latitude]: Position): boolean {
  const { west, south, east, north } = serviceArea;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}
