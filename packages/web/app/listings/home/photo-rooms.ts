import type { Photo } from '../listing.ts';

/** Groups in the order in which people look at a home. */
const groups: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Outside', /front|back of|side of|exterior|aerial|structure|street|garage|parking|entry/i],
  ['Living room', /living|family|great room|den$|sitting|fireplace/i],
  ['Kitchen', /kitchen|pantry|breakfast/i],
  ['Dining room', /dining/i],
  ['Bathrooms', /bath/i],
  ['Bedrooms', /bedroom|primary|master|nursery/i],
  ['Office', /office|study|library/i],
  ['Basement', /basement|recreation|game room|media room|bonus|bar$/i],
  ['Yard and lot', /yard|patio|deck|pool|garden|lot$|view|water|lake|pond|barn|out ?building/i],
];

/**
 * The room that a photo belongs to, from what the feed says it shows (`ImageOf` of the Data
 * Dictionary); "More" for other rooms, null where the feed says nothing.
 */
export function photoRoom(imageOf: string | null): string | null {
  if (imageOf === null) return null;
  return groups.find(([, pattern]) => pattern.test(imageOf))?.[0] ?? 'More';
}

export interface PhotoRoom {
  /** Null: the feed does not say what they show. */
  name: string | null;
  photos: Photo[];
}

/**
 * Photos by room, rooms in the order in which people look at a home, photos in the feed's; one
 * group without a name where no more than one room is known.
 */
export function groupPhotos(photos: readonly Photo[]): PhotoRoom[] {
  const names = [...groups.map(([name]) => name), 'More'];
  const known = names
    .map((name) => ({ name, photos: photos.filter((photo) => photo.room === name) }))
    .filter((group) => group.photos.length > 0);
  if (known.length < 2) return [{ name: null, photos: [...photos] }];
  const rest = photos.filter((photo) => !photo.room);
  const others = known.find((group) => group.name === 'More');
  if (others) others.photos.push(...rest);
  else if (rest.length > 0) known.push({ name: 'More', photos: rest });
  return known;
}
