import type { FeatureCollection } from 'geojson';
import {
  type GeoJSONSource,
  type Map as LibreMap,
  LngLatBounds,
  type LngLatLike,
  Marker,
} from 'maplibre-gl';
import { readColors } from '#listings/map';
import type { MapsFacts, RoutePoint } from './load-maps.ts';
import styles from './maps.module.css';

/** */
const DEFAULT_ZOOM = 10;
const NEAREST = 15;
const SOURCE = 'way';

/** Draws numbered places and the route between them, and fits the map to them. */
export function drawRoute(map: LibreMap, { marks, line }: Pick<MapsFacts, 'marks' | 'line'>): void {
  for (const [index, mark] of marks.entries()) putMark(map, mark, index + 1);
  showAll(map, marks, line);
  if (!line) return;
  const draw = () => drawLine(map, line);
  // Loading a new style removes the line.
  map.on('style.load', draw);
  if (map.isStyleLoaded()) draw();
}

function putMark(map: LibreMap, { label, latitude, longitude }: RoutePoint, number: number): void {
  const element = document.createElement('span');
  element.className = styles.pin ?? '';
  element.textContent = String(number);
  element.title = label;
  // The list beside the map says the same.
  element.ariaHidden = 'true';
  new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
}

function showAll(map: LibreMap, marks: readonly RoutePoint[], line: MapsFacts['line']): void {
  const [first] = marks;
  if (!first || (marks.length === 1 && !line)) {
    const center: LngLatLike = first ? [first.longitude, first.latitude] : map.getCenter();
    map.jumpTo({ center, zoom: DEFAULT_ZOOM });
    return;
  }
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of marks) bounds.extend([longitude, latitude]);
  for (const point of line?.points ?? []) bounds.extend(point);
  map.fitBounds(bounds, { padding: 48, maxZoom: NEAREST, animate: false });
}

function drawLine(map: LibreMap, { points, isStraight }: NonNullable<MapsFacts['line']>): void {
  const data: FeatureCollection = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates: points },
      },
    ],
  };
  const known = map.getSource<GeoJSONSource>(SOURCE);
  if (known) {
    known.setData(data);
    return;
  }
  map.addSource(SOURCE, { type: 'geojson', data });
  map.addLayer({
    id: SOURCE,
    type: 'line',
    source: SOURCE,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': readColors().accent,
      'line-width': isStraight ? 2 : 5,
      ...(isStraight && { 'line-dasharray': [2, 2] }),
    },
  });
}
