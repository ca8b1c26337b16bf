import { type PlaceKind, placeSlug } from '@homestead/contract/listings';

const PLACES_PATH = '/homes';

/** The page of a place, a school or a type of home, by its name. */
export function placePageHref(kind: PlaceKind, name: string): string {
  return `${PLACES_PATH}/${kind}/${placeSlug(name)}`;
}

/** All places of a kind. */
export function placesHref(kind: PlaceKind): string {
  return `${PLACES_PATH}/${kind}`;
}
