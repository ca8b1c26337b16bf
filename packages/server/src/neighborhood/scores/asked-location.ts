import { addressLine, type OwnHome } from '#listings';

/** A location to ask outside services about. */
export interface AskedLocation {
  address: string;
  latitude: number;
  longitude: number;
}

/**
 * The location of a home to ask outside services about; null where it is hidden, and where only the
 * center of its ZIP code is known, since that is somewhere else. Positions are precise to a meter.
 */
export function askedLocation(home: OwnHome): AskedLocation | null {
  const { street_address, position } = home;
  if (!home.address_shown || home.position_approximate || !position || !street_address) return null;
  return {
    address: addressLine({ ...home, street_address }),
    latitude: Math.round(position.y * 1e5) / 1e5,
    longitude: Math.round(position.x * 1e5) / 1e5,
  };
}
