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

/** The kinds as headings name them. */
export const placeKindLabels: Record<PlaceKind, string> = {
  city: 'Cities',
  county: 'Counties',
  zip: 'ZIP codes',
  subdivision: 'Neighborhoods',
  'elementary-school': 'Elementary schools',
  'high-school': 'High schools',
  'school-district': 'School districts',
  type: 'Types of home',
};

/** A name as a slug: "Fort Calhoun" is fort-calhoun. Empty when nothing is left. */
export function placeSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
