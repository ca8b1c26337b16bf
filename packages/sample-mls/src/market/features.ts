import { type Chance, openChance, purpose } from './chance.ts';
import { isBareLand, isFlat, isIncome } from './dwelling.ts';
import type { Features } from './feature-lists.ts';
import type { Home } from './home.ts';
import { indoorFeatures } from './indoor-features.ts';
import type { Listing } from './listing.ts';
import { outdoorFeatures } from './outdoor-features.ts';

const conditionWords: Record<Home['condition'], readonly string[]> = {
  new: ['New Construction'],
  'under-construction': ['New Construction', 'Under Construction'],
  updated: ['Updated/Remodeled'],
  kept: [],
  fixer: ['Fixer'],
};

function supply(chance: Chance, listing: Listing): Features {
  const country = (listing.home.lotAcres ?? 0) >= 2;
  const bare = isBareLand(listing.home.kind);
  return {
    Utilities: bare
      ? ['Electricity Available', ...(country ? [] : ['Natural Gas Available'])]
      : country
        ? ['Electricity Connected', 'Propane']
        : [
            'Electricity Connected',
            'Natural Gas Connected',
            'Water Connected',
            'Sewer Connected',
            ...(chance.is(0.5) ? ['Fiber Optic Available'] : ['Cable Available']),
          ],
    WaterSource: [country ? chance.of(['Well', 'Rural Water']) : 'Public'],
    Sewer: [
      country
        ? 'Septic Tank'
        : listing.place.traits.has('L') && chance.is(0.4)
          ? 'Community Sewer'
          : 'Public Sewer',
    ],
  };
}

function association(chance: Chance, listing: Listing): Features {
  const { home, place } = listing;
  const serviced = isFlat(home.kind) || home.kind === 'villa' || home.kind === 'townhouse';
  return {
    AssociationFeeIncludes: serviced
      ? [
          'Maintenance Grounds',
          'Snow Removal',
          ...(isFlat(home.kind)
            ? ['Maintenance Structure', 'Insurance', 'Trash', 'Water']
            : chance.is(0.4)
              ? ['Trash']
              : []),
        ]
      : [
          'Common Area Maintenance',
          ...(place.traits.has('P') ? ['Pool Maintenance'] : []),
          ...(place.traits.has('L') ? ['Lake Maintenance'] : []),
        ],
    AssociationAmenities: [
      ...(place.traits.has('P') ? ['Clubhouse', 'Pool'] : []),
      ...(place.traits.has('L') ? ['Beach Rights'] : []),
      ...(isFlat(home.kind) && chance.is(0.6) ? ['Elevator(s)', 'Security'] : []),
      ...(chance.is(0.4) ? ['Trail(s)', 'Playground'] : []),
    ],
  };
}

/** All feature lists of a listing; an empty list is a field that the agent left open. */
export function featuresOf(listing: Listing): Features {
  const chance = openChance(listing.seed, listing.index, purpose.words, 2);
  const { home } = listing;
  const common: Features = {
    ListingTerms: ['Cash', 'Conventional', ...(isBareLand(home.kind) ? [] : ['FHA', 'VA Loan'])],
    SpecialListingConditions: [
      chance.weighted([
        ['Standard', 97],
        ['Real Estate Owned', 1],
        ['Trust', 2],
      ]),
    ],
    Possession: [chance.is(0.8) ? 'Close Of Escrow' : 'Negotiable'],
    PropertyCondition: conditionWords[home.condition],
    ...supply(chance, listing),
  };
  if (isBareLand(home.kind)) {
    return {
      ...common,
      LotFeatures: outdoorFeatures(chance, listing).LotFeatures ?? [],
      WaterfrontFeatures:
        home.waterfront === 'lake'
          ? ['Lake Front']
          : home.waterfront === 'river'
            ? ['River Front']
            : [],
      CurrentUse: [home.kind === 'acres' ? 'Agricultural' : 'Vacant'],
      PossibleUse: home.kind === 'acres' ? ['Agricultural', 'Horses'] : ['Single Family'],
      ...association(chance, listing),
    };
  }
  return {
    ...common,
    ...indoorFeatures(chance, home),
    ...outdoorFeatures(chance, listing),
    ...association(chance, listing),
    CurrentUse: isIncome(home.kind)
      ? ['Investment']
      : home.kind === 'farm'
        ? ['Agricultural', 'Residential']
        : [],
  };
}
