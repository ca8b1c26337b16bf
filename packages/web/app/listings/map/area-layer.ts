import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as LibreMap } from 'maplibre-gl';
import type { SearchFilter } from '../search/search-fields.ts';
import type { MapArea } from '../search/search-shapes.ts';
import type { MapColors } from './colors.ts';
import { circleAround } from './map-box.ts';

/** Our sources share a prefix, so that they can't clash with a street map's. */
const SOURCE = 'homes-areas';

/** The outlines that bound a search: drawn areas and the circle of a distance. */
export function outlinesOf({ areas, within }: Pick<SearchFilter, 'areas' | 'within'>): MapArea[] {
  const circle = within && circleAround([within.longitude, within.latitude], within.miles);
  return [...(areas ?? []), ...(circle ? [circle] : [])];
}

/** Draws outlines above the map's style; needed again after every style change. */
export function drawOutlines(map: LibreMap, outlines: readonly MapArea[], colors: MapColors): void {
  const data: FeatureCollection = {
    type: 'FeatureCollection',
    features: outlines.map((outline) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [[...outline, ...outline.slice(0, 1)]] },
    })),
  };
  const source = map.getSource<GeoJSONSource>(SOURCE);
  if (source) {
    source.setData(data);
    return;
  }
  map.addSource(SOURCE, { type: 'geojson', data });
  map.addLayer({
    id: 'homes-area-ground',
    type: 'fill',
    source: SOURCE,
    paint: { 'fill-color': colors.accent, 'fill-opacity': 0.1 },
  });
  map.addLayer({
    id: 'homes-area-lines',
    type: 'line',
    source: SOURCE,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colors.accent, 'line-width': 2.5 },
  });
}
