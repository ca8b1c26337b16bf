export type { City } from './city.ts';
export { cities, counties, findCityByName, findCityBySlug, findZipPlace } from './find-place.ts';
export { metersBetween, pointInOutline } from './outline.ts';
export type { Outline, Position } from './position.ts';
export { isInServiceArea, serviceArea } from './service-area.ts';
export { stateCodeOf, stateNameOf } from './us-states.ts';
export { type ZipPlace, zipPlaces } from './zip-places.ts';
