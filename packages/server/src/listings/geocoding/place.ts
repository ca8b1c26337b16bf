import type { WirePlace } from '@homestead/contract/listings';

/** A place, with how it was found. */
export type FoundPlace = WirePlace;

/** A point where a person is or wants to look. */
export interface Spot {
  latitude: number;
  longitude: number;
}

/** A point typed as two numbers, "41.26, -95.98"; null for any other text. */
export function readSpot(text: string): Spot | null {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A point as a place, without a look-up. */
export function givenPlace({ latitude, longitude }: Spot): FoundPlace {
  return {
    label: `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
    latitude,
    longitude,
    source: 'given',
  };
}
