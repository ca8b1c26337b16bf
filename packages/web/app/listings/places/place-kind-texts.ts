import type { PlaceKind } from '@homestead/contract/listings';
import { placeMessages } from '../messages/places.ts';

/** The kinds of places as headings name them. */
export const placeKindTexts: Record<PlaceKind, () => string> = {
  city: placeMessages.kindCity,
  county: placeMessages.kindCounty,
  zip: placeMessages.kindZip,
  subdivision: placeMessages.kindSubdivision,
  'elementary-school': placeMessages.kindElementarySchool,
  'high-school': placeMessages.kindHighSchool,
  'school-district': placeMessages.kindDistrict,
  type: placeMessages.kindType,
};
