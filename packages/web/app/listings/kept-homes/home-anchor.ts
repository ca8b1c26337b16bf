/** The id of the place on a page where a home stands, to come back to it. */
export function homeAnchor(mlsNumber: string): string {
  return `home-${mlsNumber}`;
}
