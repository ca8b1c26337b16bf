import type { Photo } from '../listing/listing.ts';
import { galleryMessages } from '../messages/gallery.ts';

/** Groups in the order in which people look at a home. The pattern matches what the feed says. */
const groups: readonly (readonly [name: () => string, pattern: RegExp])[] = [
  [
    galleryMessages.outside,
    /front|back of|side of|exterior|aerial|structure|street|garage|parking|entry/i,
  ],
  [galleryMessages.livingRoom, /living|family|great room|den$|sitting|fireplace/i],
  [galleryMessages.kitchen, /kitchen|pantry|breakfast/i],
  [galleryMessages.diningRoom, /dining/i],
  [galleryMessages.bathrooms, /bath/i],
  [galleryMessages.bedrooms, /bedroom|primary|master|nursery/i],
  [galleryMessages.office, /office|study|library/i],
  [galleryMessages.basement, /basement|recreation|game room|media room|bonus|bar$/i],
  [
    galleryMessages.yard,
    /yard|patio|deck|pool|garden|lot$|view|water|lake|pond|barn|out ?building/i,
  ],
];

/**
 * The room that a photo belongs to, from what the feed says it shows (`ImageOf` of the Data
 * Dictionary); "More" for other rooms, null where the feed says nothing.
 */
export function photoRoom(imageOf: string | null): string | null {
  if (imageOf === null) return null;
  return groups.find(([, pattern]) => pattern.test(imageOf))?.[0]() ?? galleryMessages.more();
}

export interface PhotoRoom {
  /** Null if the feed doesn't say what they show. */
  name: string | null;
  photos: Photo[];
}

/**
 * Photos by room: rooms in the order in which people look at a home, photos in the feed's order.
 * One group without a name if fewer than two rooms are known.
 */
export function groupPhotos(photos: readonly Photo[]): PhotoRoom[] {
  const more = galleryMessages.more();
  const names = [...groups.map(([name]) => name()), more];
  const known = names
    .map((name) => ({ name, photos: photos.filter((photo) => photo.room === name) }))
    .filter((group) => group.photos.length > 0);
  if (known.length < 2) return [{ name: null, photos: [...photos] }];
  const rest = photos.filter((photo) => !photo.room);
  const others = known.find((group) => group.name === more);
  if (others) others.photos.push(...rest);
  else if (rest.length > 0) known.push({ name: more, photos: rest });
  return known;
}
