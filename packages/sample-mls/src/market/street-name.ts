import { mix } from './chance.ts';
import type { Neighborhood } from './neighborhood.ts';
import { findCrossStreet } from './street-grid.ts';

type StreetName = { readonly name: string; readonly suffix: string };

/** Street names of the subdivisions built since 1955, two of three in use around Omaha. */
const suburbanNames = `
Adams Anne Arbor Arlington Atwood Aurora Bayberry Berry Birch Blackhawk Blue_Sage Brentwood
Briarwood Broadmoor Cady Camden Cedar Centennial Cherry_Ridge Chutney Clearwater Copper_Hill
Cottonwood Crawford Cypress Dewey Douglas Drexel Edna Elderberry Ellison Emiline Erskine
Fairway Farnam Fieldcrest Foxtail Frederick Gertrude Glenmorrie Glenwood Golden_Eye Grandview
Greenleaf Grissom Hampton Harvest_Hills Hawthorne Heather Hillsdale Himebaugh Honeysuckle
Howell Huntington Hyacinth Ironwood Jaynes Josephine Karen Kestrel Laurel Leeman Lillian
Limestone Locust Mary Mayberry Meadow_Ridge Meredith Millard Monroe Nina Northridge Oakmont
Ogden Olive Orchard Ontario Palisades Parkview Patterson Pawnee Peppercorn Pepperwood
Pheasant_Run Pine Potter Poppleton Prairie_View Quail_Hollow Queens Raleigh Redwood Ridgeview
Riverbend Robin Rolling_Hills Sahler Sandhill Schirra Scott Shirley Silverleaf Slayton
Sprague Spring_Ridge Spyglass Stonegate Sunburst Sycamore Tanglewood Terrace Timber_Creek
Touchstone Tregaron Tucker Valley_View Verdigre Virginia Wakefield Walnut Weir Westchester
Whispering_Pines Wild_Rose Willow_Creek Windsor Woodland Wren Wyoming Yates Yellowstone`
  .trim()
  .split(/\s+/)
  .map((name) => name.replaceAll('_', ' '));

const acreageNames = [
  'County Road P43',
  'County Road 12',
  'Ridge Road',
  'Bluff Road',
  'Section Line',
];

/** 1st, 22nd, 113th. */
export const ordinal = (number: number): string => {
  const tens = number % 100;
  if (tens >= 11 && tens <= 13) return `${number}th`;
  return `${number}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
};

/** A place on a street grid: street numbers west, house numbers north. */
export type Spot = { west: number; north: number };

/** The east-west street nearest to a spot; its name is the same for every home along it. */
export function crossStreetAt(place: Neighborhood, spot: Spot): StreetName & { north: number } {
  if (place.traits.has('O') || place.traits.has('D')) {
    const found = findCrossStreet(place.grid, spot.north);
    if (found !== null) {
      const [north, text] = found;
      const at = text.lastIndexOf(' ');
      return { north, name: text.slice(0, at), suffix: text.slice(at + 1) };
    }
  }
  const block = Math.round(spot.north / 100);
  const hash = mix(place.index, block, 9);
  const names = place.traits.has('A') && hash % 4 === 0 ? acreageNames : suburbanNames;
  const suffixes = ['St', 'St', 'Dr', 'Ave', 'Cir', 'Ln', 'Rd', 'Plz'];
  const name = names[hash % names.length] ?? 'Orchard';
  return {
    north: block * 100,
    name,
    suffix: / Road|Line$/.test(name) ? '' : (suffixes[(hash >>> 8) % suffixes.length] ?? 'St'),
  };
}

/** A numbered street of a neighborhood. */
export function numberedStreetAt(place: Neighborhood, street: number): StreetName {
  const kinds =
    place.traits.has('O') || place.traits.has('D')
      ? ['St', 'St', 'St', 'Ave']
      : ['St', 'Ave', 'Cir', 'Ct', 'Plz'];
  return {
    name: ordinal(Math.max(1, Math.abs(street))),
    suffix: kinds[mix(place.index, street, 7) % kinds.length] ?? 'St',
  };
}
