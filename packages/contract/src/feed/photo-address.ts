/** Widths of photos we serve; a photo is never enlarged. */
export const photoWidths = [320, 640, 960, 1280] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** Formats of photos we serve; AVIF only for main photos. */
export const photoFormats = ['webp', 'jpg', 'avif'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/**
 * The address of one rendition. The token changes with the picture, so the answer may be cached
 * forever.
 */
export function photoAddress(token: string, width: PhotoWidth, format: PhotoFormat): string {
  return `/photos/${token}/${width}.${format}`;
}

/** All widths in one format as a `srcset`. */
export function photoSrcSet(token: string, format: PhotoFormat): string {
  return photoWidths.map((w) => `${photoAddress(token, w, format)} ${w}w`).join(', ');
}
