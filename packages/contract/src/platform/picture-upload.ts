/** The maximum size of an uploaded picture: 5 MB. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
