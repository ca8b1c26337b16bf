import { staticMarkup } from '#platform';
import type { PlaceOptions } from '../listing/listing.ts';
import { PlaceAccordions } from './place-accordions.tsx';

/** The latest lists and their markup. They stay the same until the feed changes something. */
let last = { lists: '', html: '' };

/** The markup of the links to places and types. Only the results loader uses it. */
export function placeAccordionsMarkup(options: PlaceOptions): string {
  const lists = JSON.stringify(options);
  if (lists !== last.lists) last = { lists, html: staticMarkup(PlaceAccordions, { options }) };
  return last.html;
}
