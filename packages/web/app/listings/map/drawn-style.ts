import type { WireServiceArea } from '@homestead/contract/listings';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import { mapMessages } from '../messages/map.ts';
import type { MapColors } from './colors.ts';

/**
 * The map without a street map (none configured, or it doesn't answer): counties and cities of the
 * service area in the page's colors, empty while they load. It has no names, since fonts would have
 * to come from a host; place-labels.ts writes them.
 */
export function drawnStyle(colors: MapColors, area: WireServiceArea | null): StyleSpecification {
  const { cities, countyLines } = area ?? { cities: [], countyLines: { states: [], lines: [] } };
  return {
    version: 8,
    sources: {
      states: geoJson(countyLines.states.map((ring) => polygon(ring))),
      counties: {
        ...geoJson([{ type: 'MultiLineString', coordinates: countyLines.lines }]),
        attribution: mapMessages.countyLines(),
      },
      cities: geoJson(cities.map(({ outline }) => polygon(outline))),
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

/** Bare ground, for as long as a street map loads. */
export function emptyStyle(colors: MapColors): StyleSpecification {
  const paint = { 'background-color': colors.land };
  return { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background', paint }] };
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
