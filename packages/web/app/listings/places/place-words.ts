import { type ListingKind, listingKinds } from '@homestead/contract/feed';
import { kindLabels, listingLabel } from '@homestead/contract/listings';
import { wholeMoneyText } from '#platform';
import { placeMessages } from '../messages/places.ts';
import { searchHeading } from '../search/search-words.ts';
import type { PlaceFacts } from './place-client.ts';

/** The heading of a place's page. */
export function placeHeading({ kind, name }: Pick<PlaceFacts, 'kind' | 'name'>): string {
  const isFullName = /school/i.test(name);
  switch (kind) {
    case 'type': {
      const code = listingKinds.find((one) => kindLabels[one].label === name);
      return searchHeading(code ? { kind: code } : {}, null);
    }
    case 'county':
      return placeMessages.inCounty({ name });
    case 'elementary-school':
      return isFullName
        ? placeMessages.nearSchool({ name })
        : placeMessages.nearElementarySchool({ name });
    case 'high-school':
      return isFullName
        ? placeMessages.nearSchool({ name })
        : placeMessages.nearHighSchool({ name });
    case 'school-district':
      return placeMessages.inDistrict({ name });
    default:
      return placeMessages.inCity({ name });
  }
}

/** The figures as sentences about the homes currently for sale; unknown figures are left out. */
export function placeSentences(place: PlaceFacts): string[] {
  const { count } = place;
  if (count === 0) return [placeMessages.none()];
  const sentences = [placeMessages.count({ count, new: place.newThisWeek })];
  if (place.medianPriceCents !== null) {
    const price = wholeMoneyText(place.medianPriceCents);
    const perSquareFootCents = place.medianPricePerSquareFootCents;
    const perSquareFoot = perSquareFootCents === null ? null : wholeMoneyText(perSquareFootCents);
    sentences.push(
      perSquareFoot === null
        ? placeMessages.medianPrice({ price })
        : placeMessages.medianPriceAndArea({ price, perSquareFoot }),
    );
  }
  if (place.medianDaysOnMarket !== null)
    sentences.push(placeMessages.medianDays({ days: place.medianDaysOnMarket }));
  if (place.reducedThisMonth > 0) {
    sentences.push(placeMessages.reduced({ count: place.reducedThisMonth }));
  }
  const types = Object.entries(place.kinds)
    .filter(([wire]) => !featureKinds.has(codeOf(wire)))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([wire, homes]) => placeMessages.typeCount({ type: labelOf(wire), count: homes }));
  if (types.length > 1) sentences.push(placeMessages.byType({ types: types.join(', ') }));
  return sentences;
}

/** Kinds of the search that are features or prices of homes of any type. */
const featureKinds: ReadonlySet<ListingKind | undefined> = new Set([
  'luxury',
  'waterfront',
  'pool',
  'equestrian',
  'golf-course',
]);

function codeOf(wire: string): ListingKind | undefined {
  return listingKinds.find((code) => kindLabels[code].wire === wire);
}

function labelOf(wire: string): string {
  const kind = codeOf(wire);
  return kind ? listingLabel(kindLabels[kind].label) : wire;
}
