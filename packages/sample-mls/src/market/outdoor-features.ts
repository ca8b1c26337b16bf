import type { Chance } from './chance.ts';
import { isFlat } from './dwelling.ts';
import type { Features } from './feature-lists.ts';
import type { Home } from './home.ts';
import type { Listing } from './listing.ts';

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

/** Exterior features: walls, roof, yard, water, parking and surroundings. */
export function outdoorFeatures(chance: Chance, listing: Listing): Features {
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
