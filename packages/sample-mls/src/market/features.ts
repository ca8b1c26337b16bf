import { type Chance, openChance, purpose } from './chance.ts';
import { isBareLand, isFlat, isIncome } from './dwelling.ts';
import type { Home } from './home.ts';
import type { Listing } from './listing.ts';

/** Words about a home in the spelling of the feed's lookups, keyed by Data Dictionary field. */
export type Features = { readonly [field: string]: readonly string[] };

const materials: Record<Home['siding'], readonly string[]> = {
  brick: ['Brick'],
  'stone-and-siding': ['Stone Veneer', 'HardiPlank Type'],
  'brick-and-siding': ['Brick', 'Vinyl Siding'],
  'lap-siding': ['Vinyl Siding', 'Frame'],
  'board-and-batten': ['Board & Batten Siding', 'Frame'],
  stucco: ['Stucco'],
  cedar: ['Cedar', 'Wood Siding'],
  stone: ['Stone'],
};

const basementWords: Record<NonNullable<Home['basement']>, readonly string[]> = {
  finished: ['Full', 'Finished', 'Egress Windows'],
  'partly-finished': ['Full', 'Partially Finished'],
  unfinished: ['Full', 'Unfinished'],
  walkout: ['Full', 'Walk-Out Access', 'Finished'],
};

const conditionWords: Record<Home['condition'], readonly string[]> = {
  new: ['New Construction'],
  'under-construction': ['New Construction', 'Under Construction'],
  updated: ['Updated/Remodeled'],
  kept: [],
  fixer: ['Fixer'],
};

function inside(chance: Chance, home: Home): Features {
  const age = home.yearBuilt ?? 2000;
  const upscale = home.worth > 420_000;
  const counters = upscale ? (age > 2014 ? ['Quartz Counters'] : ['Granite Counters']) : [];
  return {
    Appliances: [
      ...(upscale && chance.is(0.5) ? ['Gas Range'] : ['Range']),
      ...chance.some(
        [
          'Dishwasher',
          'Disposal',
          'Microwave',
          'Refrigerator',
          'Washer',
          'Dryer',
          'Water Softener',
        ],
        chance.whole(3, 7),
      ),
      ...(upscale ? chance.some(['Double Oven', 'Wine Refrigerator', 'Range Hood'], 1) : []),
    ],
    InteriorFeatures: [
      ...counters,
      ...chance.some(
        age < 1950
          ? [
              'Natural Woodwork',
              'Built-in Features',
              'Crown Molding',
              'Ceiling Fan(s)',
              'Entrance Foyer',
              'Cedar Closet(s)',
            ]
          : [
              'Ceiling Fan(s)',
              'Kitchen Island',
              'Pantry',
              'Walk-In Closet(s)',
              'Vaulted Ceiling(s)',
              'Wet Bar',
              'Double Vanity',
              'Open Floorplan',
              'Recessed Lighting',
              'High Ceilings',
            ],
        chance.whole(2, 5),
      ),
    ],
    Flooring:
      age < 1958
        ? chance.some(['Hardwood', 'Ceramic Tile', 'Carpet'], 2)
        : chance.some(['Carpet', 'Luxury Vinyl', 'Ceramic Tile', 'Hardwood', 'Laminate'], 3),
    FireplaceFeatures:
      home.fireplaces === 0
        ? []
        : [
            ...chance.some(
              ['Living Room', 'Family Room', 'Recreation Room'],
              Math.min(3, home.fireplaces),
            ),
            age < 1985 ? 'Wood Burning' : chance.of(['Direct Vent', 'Gas Log', 'Electric']),
          ],
    WindowFeatures: chance.some(
      [
        'Double Pane Windows',
        'Bay Window(s)',
        'Window Coverings',
        age < 1960 ? 'Storm Window(s)' : 'Skylight(s)',
      ],
      chance.whole(1, 2),
    ),
    LaundryFeatures: [
      isFlat(home.kind)
        ? 'In Unit'
        : age > 1998
          ? home.stories >= 2 && chance.is(0.5)
            ? 'Upper Level'
            : 'Main Level'
          : 'In Basement',
    ],
    Basement:
      home.basement === null ? (isFlat(home.kind) ? [] : ['None']) : basementWords[home.basement],
    Heating:
      age < 1930 && chance.is(0.3)
        ? ['Hot Water', 'Natural Gas']
        : home.kind === 'farm' || (home.lotAcres ?? 0) > 3
          ? chance.of([['Forced Air', 'Propane'], ['Heat Pump', 'Electric'], ['Geothermal']])
          : ['Forced Air', chance.is(0.93) ? 'Natural Gas' : 'Electric'],
    Cooling: age < 1940 && chance.is(0.12) ? ['Window Unit(s)'] : ['Central Air'],
  };
}

function outside(chance: Chance, listing: Listing): Features {
  const { home, place } = listing;
  const country = (home.lotAcres ?? 0) >= 2;
  const flat = isFlat(home.kind);
  const year = home.yearBuilt ?? 2000;
  const lake = home.waterfront === 'lake';
  const porch = year < 1945 ? ['Front Porch'] : [];
  return {
    ConstructionMaterials: materials[home.siding],
    FoundationDetails: [
      year < 1925
        ? chance.of(['Brick/Mortar', 'Stone', 'Block'])
        : year < 1970
          ? 'Block'
          : home.basement === null
            ? 'Slab'
            : 'Concrete Perimeter',
    ],
    Roof: [
      flat
        ? 'Membrane'
        : chance.weighted([
            ['Composition', 90],
            ['Wood', 4],
            ['Slate', year < 1940 ? 5 : 0],
            ['Metal', home.style === 'farmhouse' ? 12 : 1],
          ]),
    ],
    ParkingFeatures:
      home.garageSpaces === 0
        ? [flat ? 'Assigned' : chance.of(['Off Street', 'On Street', 'Alley Access'])]
        : flat
          ? ['Underground', 'Assigned']
          : [
              home.garageAttached ? 'Attached' : 'Detached',
              'Garage',
              ...(year > 1965 ? ['Garage Door Opener'] : []),
              ...(home.garageSpaces >= 3 && chance.is(0.3) ? ['Oversized'] : []),
            ],
    ExteriorFeatures: flat
      ? ['Balcony']
      : [
          ...(year > 1995 && chance.is(0.7) ? ['Sprinkler System'] : []),
          ...chance.some(
            ['Garden', 'Private Yard', 'Fire Pit', 'Dog Run', 'Lighting', 'Rain Gutters'],
            chance.whole(0, 2),
          ),
          ...(lake ? ['Dock'] : []),
        ],
    PatioAndPorchFeatures: flat
      ? []
      : [...porch, ...chance.some(['Deck', 'Patio', 'Covered', 'Screened'], chance.whole(1, 2))],
    Fencing:
      flat || chance.is(0.45)
        ? []
        : [
            country ? 'Barbed Wire' : chance.of(['Wood', 'Chain Link', 'Vinyl', 'Wrought Iron']),
            chance.is(0.7) ? 'Full' : 'Partial',
          ],
    OtherStructures: home.outbuilding
      ? chance.some(['Outbuilding', 'Barn(s)', 'Pole Barn', 'Workshop'], chance.whole(1, 2))
      : !flat && chance.is(0.1)
        ? ['Shed(s)']
        : [],
    LotFeatures: flat
      ? ['Common Grounds']
      : [
          ...(home.golfCourse ? ['On Golf Course'] : []),
          ...(home.waterfront ? ['Waterfront'] : []),
          ...(place.traits.has('W') && chance.is(0.5) ? ['Wooded'] : []),
          listing.address.streetSuffix === 'Cir' || listing.address.streetSuffix === 'Ct'
            ? 'Cul-De-Sac'
            : chance.weighted([
                ['Interior Lot', 6],
                ['Corner Lot', 3],
                ['Landscaped', 2],
              ]),
          chance.weighted([
            ['Level', 6],
            ['Sloped', 3],
            ['Rolling Slope', country ? 4 : 0],
          ]),
          country ? 'Gravel Road' : 'Paved Road',
        ],
    PoolFeatures:
      home.pool === 'in-ground'
        ? ['In Ground', ...(chance.is(0.4) ? ['Heated'] : [])]
        : home.pool === 'above-ground'
          ? ['Above Ground']
          : home.pool === 'community'
            ? ['Association', 'Community']
            : [],
    WaterfrontFeatures: lake
      ? ['Lake Front', ...(chance.is(0.4) ? ['Beach Front'] : [])]
      : home.waterfront === 'river'
        ? ['River Front']
        : [],
    HorseAmenities: home.horses
      ? chance.some(['Barn', 'Pasture', 'Stable(s)', 'Paddocks', 'Tack Room'], chance.whole(1, 3))
      : [],
    View:
      lake || home.waterfront === 'river'
        ? ['Water']
        : home.golfCourse
          ? ['Golf Course']
          : place.traits.has('D') && chance.is(0.4)
            ? ['City']
            : place.traits.has('W') && chance.is(0.3)
              ? ['Trees/Woods']
              : [],
    CommunityFeatures: [
      ...(place.traits.has('P') ? ['Pool', 'Clubhouse'] : []),
      ...(place.traits.has('L') ? ['Lake', 'Fishing'] : []),
      ...(place.traits.has('G') ? ['Golf'] : []),
      ...(country ? [] : ['Sidewalks', 'Street Lights']),
    ],
  };
}

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
      LotFeatures: outside(chance, listing).LotFeatures ?? [],
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
    ...inside(chance, home),
    ...outside(chance, listing),
    ...association(chance, listing),
    CurrentUse: isIncome(home.kind)
      ? ['Investment']
      : home.kind === 'farm'
        ? ['Agricultural', 'Residential']
        : [],
  };
}
