import { addressLine } from '../../present-address.ts';
import type { OwnHome } from '../own-home-store.ts';

/** A place that services are asked about. */
export interface Place {
  address: string;
  latitude: number;
  longitude: number;
}

/**
 * The place of a home to ask services about; null where nobody may know it, and where only the centre
 * of its ZIP code is known, since that is somewhere else. Positions are told to a metre.
 */
export function scorePlace(home: OwnHome): Place | null {
  const { street_address, position } = home;
  if (!home.address_shown || home.position_approximate || !position || !street_address) return null;
  return {
    address: addressLine({ ...home, street_address }),
    latitude: Math.round(position.y * 1e5) / 1e5,
    longitude: Math.round(position.x * 1e5) / 1e5,
  };
}
