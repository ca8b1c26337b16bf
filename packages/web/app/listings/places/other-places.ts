/** What is shown instead of an unknown place, as one name of the room's door. */
export { loadOtherPlaces } from './load-place.ts';
export { OtherPlacesView } from './place-view.tsx';
