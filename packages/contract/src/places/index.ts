export { metersBetween, pointInOutline } from './outline.ts';
export type { Outline, Position } from './position.ts';
export { readServiceArea } from './read-service-area.ts';
export {
  type City,
  findCityByName,
  findZipPlace,
  isInBox,
  type ServiceArea,
  type ZipPlace,
} from './service-area.ts';
export { stateCodeOf, stateKeysOf, stateNameOf } from './states.ts';
