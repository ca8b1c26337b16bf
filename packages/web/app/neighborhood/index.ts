export { loadMaps } from './directions/load-maps.ts';
export { MapsView } from './directions/maps-view.tsx';
export { findSurroundings } from './surroundings/find-surroundings.ts';
export { HomeMapSlot } from './surroundings/home-map-slot.tsx';
export { SurroundingsPanel } from './surroundings/surroundings-panel.tsx';
