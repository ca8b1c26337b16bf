import { type Chance, openChance, purpose } from './chance.ts';
import { isBareLand, isIncome } from './dwelling.ts';
import type { Listing } from './listing.ts';

/** A room with its size in feet; `name` is its column stem in a flattened feed. */
export type Room = {
  readonly name: string;
  readonly type: string;
  readonly level: 'Main' | 'Second' | 'Third' | 'Lower' | 'Basement';
  readonly length: number;
  readonly width: number;
  readonly features: readonly string[];
};

const side = (chance: Chance, from: number, to: number): number =>
  Math.round(chance.between(from, to) * 10) / 10;

/** The rooms of a home, the same at every reading; none on bare land or in rental houses. */
export function roomsOf(listing: Listing): Room[] {
  const { home } = listing;
  if (isBareLand(home.kind) || isIncome(home.kind)) return [];
  const chance = openChance(listing.seed, listing.index, purpose.rooms);
  const wide = Math.min(
    1.5,
    Math.max(0.8, Math.sqrt(home.aboveGradeArea / Math.max(1, home.stories) / 1200)),
  );
  const old = (home.yearBuilt ?? 2000) < 1958;
  const floor = old
    ? 'Hardwood Floor'
    : chance.of(['Luxury Vinyl Plank', 'Wall to Wall Carpet', 'Hardwood Floor']);
  const rooms: Room[] = [];
  const add = (
    name: string,
    type: string,
    level: Room['level'],
    size: readonly [number, number, number, number],
    features: readonly string[],
  ): void => {
    const length = side(chance, size[0], size[1]) * wide;
    const width = side(chance, size[2], size[3]) * wide;
    rooms.push({
      name,
      type,
      level,
      length: Math.round(Math.max(length, width) * 10) / 10,
      width: Math.round(Math.min(length, width) * 10) / 10,
      features,
    });
  };
  const up = home.stories >= 1.5;
  const primaryLevel: Room['level'] =
    up && !(home.stories === 1.5 && chance.is(0.7)) && chance.is(0.85) ? 'Second' : 'Main';
  const lower: Room['level'] =
    home.style === 'split-entry' || home.style === 'split-level' ? 'Lower' : 'Basement';
  add(
    'LivingRoom',
    'Living Room',
    'Main',
    [14, 19, 12, 15],
    [
      floor,
      ...(home.fireplaces > 0 ? ['Fireplace'] : chance.some(['Window Covering', 'Ceiling Fan'], 1)),
    ],
  );
  add(
    'Kitchen',
    'Kitchen',
    'Main',
    [11, 15, 9, 12],
    [
      old ? 'Ceramic Tile Floor' : floor === 'Wall to Wall Carpet' ? 'Ceramic Tile Floor' : floor,
      ...chance.some(['Pantry', 'Dining Area'], chance.whole(1, 2)),
    ],
  );
  if (home.livingArea > 1250 || chance.is(0.3))
    add(
      'DiningRoom',
      'Dining Room',
      'Main',
      [10, 14, 9, 12],
      [floor, ...chance.some(['Window Covering', 'Bay Window'], 1)],
    );
  if (home.livingArea > 2200 && chance.is(0.5))
    add('FamilyRoom', 'Family Room', 'Main', [14, 20, 12, 16], [floor, 'Ceiling Fan']);
  add(
    'MasterBedroom',
    'Primary Bedroom',
    primaryLevel,
    [13, 17, 11, 14],
    [
      old ? 'Hardwood Floor' : 'Wall to Wall Carpet',
      ...chance.some(['Ceiling Fan', 'Walk-In Closet(s)', 'Window Covering'], chance.whole(1, 2)),
    ],
  );
  add(
    'MasterBathroom',
    'Primary Bathroom',
    primaryLevel,
    [8, 12, 6, 9],
    chance.some(['Double Vanity', 'Shower', 'Ceramic Tile Floor', 'Whirlpool'], chance.whole(1, 3)),
  );
  for (let number = 2; number <= Math.min(5, home.bedrooms); number++) {
    const below =
      home.belowGradeArea > 300 && number === home.bedrooms && number >= 3 && chance.is(0.6);
    const level: Room['level'] = below
      ? lower
      : home.stories >= 2
        ? 'Second'
        : home.stories === 1.5
          ? number === 2
            ? 'Main'
            : 'Second'
          : 'Main';
    add(
      `Bedroom${number}`,
      `Bedroom ${number}`,
      level,
      [10, 13, 9, 12],
      [
        old && !below ? 'Hardwood Floor' : 'Wall to Wall Carpet',
        ...(below ? ['Egress Window'] : chance.some(['Ceiling Fan', 'Window Covering'], 1)),
      ],
    );
  }
  if (home.belowGradeArea > 350)
    add(
      'RecreationRoom',
      'Recreation Room',
      lower,
      [16, 26, 13, 18],
      ['Wall to Wall Carpet', ...(home.fireplaces > 1 ? ['Fireplace'] : [])],
    );
  if (home.livingArea > 2400 && chance.is(0.5))
    add('Office', 'Office', 'Main', [10, 13, 9, 12], [floor]);
  return rooms;
}
