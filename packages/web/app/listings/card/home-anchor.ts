/** The id of a home's element on a page, to come back to it. */
export function homeAnchor(mlsNumber: string): string {
  return `home-${mlsNumber}`;
}
