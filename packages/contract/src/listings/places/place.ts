/** Kinds of pages below /homes, by their word in the URL. */
export const placeKinds = [
  'city',
  'county',
  'zip',
  'subdivision',
  'elementary-school',
  'high-school',
  'school-district',
  'type',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A name as a slug: "Fort Calhoun" is fort-calhoun. Empty when nothing is left. */
export function placeSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
