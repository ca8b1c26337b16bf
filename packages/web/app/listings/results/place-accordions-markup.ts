import { staticMarkup } from '#platform';
import type { PlaceOptions } from '../listing/listing.ts';
import { PlaceAccordions } from './place-accordions.tsx';

/** The last lists and what they came to: they stay the same until the feed changes something. */
let last = { lists: '', html: '' };

/** The pages of places and searches by type as markup, for the list's loader alone. */
export function placeAccordionsMarkup(options: PlaceOptions): string {
  const lists = JSON.stringify(options);
  if (lists !== last.lists) last = { lists, html: staticMarkup(PlaceAccordions, { options }) };
  return last.html;
}
