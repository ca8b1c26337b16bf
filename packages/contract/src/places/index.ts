export type { City } from './city.ts';
export {
  type County,
  cities,
  counties,
  findCityByName,
  findCityBySlug,
  findZipPlace,
} from './find-place.ts';
export { boxOfOutline, metersBetween, pointInOutline } from './outline.ts';
export type { Outline, Position } from './position.ts';
export { type ZipPlace, zipCenterSource, zipPlaces } from './zip-places.ts';
