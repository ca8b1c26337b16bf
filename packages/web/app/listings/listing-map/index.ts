import 'maplibre-gl/dist/maplibre-gl.css';

/** The map's own door: it loads when somebody asks for the map. */
export { ResultsMap, type ResultsMapProps } from './results-map.tsx';
