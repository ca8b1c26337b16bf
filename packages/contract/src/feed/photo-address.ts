/** Widths in which a photo is served; a photo is never enlarged beyond its own width. */
export const photoWidths = [320, 640, 960, 1280] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** Formats in which a photo is served; AVIF for main photos only. */
export const photoFormats = ['webp', 'jpg', 'avif'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/**
 * The address of one rendition. The token identifies one version of a picture: when the MLS changes
 * the picture, the token changes, so that an answer may be cached forever.
 */
export function photoAddress(token: string, width: PhotoWidth, format: PhotoFormat): string {
  return `/photos/${token}/${width}.${format}`;
}

/** All widths in one format as a `srcset`. */
export function photoSrcSet(token: string, format: PhotoFormat): string {
  return photoWidths.map((w) => `${photoAddress(token, w, format)} ${w}w`).join(', ');
}
