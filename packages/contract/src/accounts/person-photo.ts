/** A photo that somebody sends is at most 5 MB. */
export const PHOTO_MOST_BYTES = 5 * 1024 * 1024;

/** Path of a person's photo on this site, by its key. */
export function personPhotoAddress(key: string, format: 'webp' | 'jpg' = 'webp'): string {
  return `/people-photos/${key}.${format}`;
}
