/** Path of a person's photo on this site, by its key. */
export function personPhotoAddress(key: string, format: 'webp' | 'jpg' = 'webp'): string {
  return `/people-photos/${key}.${format}`;
}

/** What photos of people and CSV files of people are uploaded for. */
export const PHOTO_PURPOSE = 'person-photo';
export const PEOPLE_IMPORT = 'people-import';
