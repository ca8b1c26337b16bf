import { pointInOutline } from '@homestead/contract/places';
import type { OfferTerms } from '@homestead/contract/transactions';
import type { OfferHome } from '#listings';
import { serviceArea } from '#platform';

/**
 * Whether a home is where soil may hold lead, by the exact position of its listing; null for a home
 * in the state without one.
 */
export function isInSoilArea(
  home: OfferHome | null,
  { propertyAddress, stateOrProvince }: Pick<OfferTerms, 'propertyAddress' | 'stateOrProvince'>,
): boolean | null {
  const area = serviceArea().leadInSoilArea;
  const state = home?.state ?? stateOrProvince;
  if (!area || (state !== null && state !== area.state)) return false;
  if (home?.position) return pointInOutline(...home.position, area.outline);
  return propertyAddress === null ? false : null;
}
