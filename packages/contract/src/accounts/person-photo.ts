/** Path of a person's photo on this site, by its key. */
export function personPhotoAddress(key: string, format: 'webp' | 'jpg' = 'webp'): string {
  return `/people-photos/${key}.${format}`;
}
