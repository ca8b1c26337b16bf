/** The map is heavy: import this door only from parts that load on demand. */
export { readColors } from './colors.ts';
export { MapView } from './map-view.ts';
export { PinMap, type PinMapProps } from './pin-map.tsx';
