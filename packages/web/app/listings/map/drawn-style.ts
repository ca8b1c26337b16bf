import { countyLines } from 'virtual:county-lines';
import { cities } from '@homestead/contract/places';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import { mapMessages } from '../messages/map.ts';
import type { MapColors } from './colors.ts';

/**
 * The map without a street map (none configured, or it doesn't answer): counties of Nebraska and
 * Iowa and our cities, in the page's colors. It has no names, since fonts would have to come from a
 * host; place-labels.ts writes them.
 */
export function drawnStyle(colors: MapColors): StyleSpecification {
  return {
    version: 8,
    sources: {
      states: geoJson(countyLines.states.map((ring) => polygon(ring))),
      counties: {
        ...geoJson([{ type: 'MultiLineString', coordinates: countyLines.lines }]),
        attribution: mapMessages.countyLines(),
      },
      cities: geoJson(
        cities.map(({ outline }) => polygon(outline.map(([x, y]): [number, number] => [x, y]))),
      ),
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colors.ground } },
      { id: 'land', type: 'fill', source: 'states', paint: { 'fill-color': colors.land } },
      {
        id: 'city-ground',
        type: 'fill',
        source: 'cities',
        paint: { 'fill-color': colors.city, 'fill-antialias': true },
      },
      {
        id: 'county-lines',
        type: 'line',
        source: 'counties',
        paint: { 'line-color': colors.line, 'line-width': 1.5 },
      },
      {
        id: 'city-lines',
        type: 'line',
        source: 'cities',
        paint: { 'line-color': colors.border, 'line-width': 1, 'line-opacity': 0.55 },
      },
      {
        id: 'state-lines',
        type: 'line',
        source: 'states',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colors.border, 'line-width': 1.5, 'line-opacity': 0.7 },
      },
    ],
  };
}

function polygon(ring: [number, number][]): Geometry {
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] };
}

function geoJson(geometries: readonly Geometry[]) {
  const features = geometries.map(
    (geometry): Feature => ({ type: 'Feature', properties: {}, geometry }),
  );
  const data: FeatureCollection = { type: 'FeatureCollection', features };
  return { type: 'geojson' as const, data };
}
