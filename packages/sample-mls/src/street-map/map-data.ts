import type { Position } from '@homestead/contract/places';
import { omaha } from '../market/omaha.ts';
import { countyLines, creeks, freeways, highways, lakes, parks, rivers } from './metro-outlines.ts';
import { readShapes } from './read-lines.ts';
import { mainStreets, type StreetLine, smallStreets } from './street-lines.ts';

/** What a shape of the map is; the style draws by it. */
export type MapShapeKind =
  | 'city'
  | 'county'
  | 'park'
  | 'lake'
  | 'river'
  | 'creek'
  | 'small-street'
  | 'main-street'
  | 'highway'
  | 'freeway';

interface MapShape {
  type: 'Feature';
  properties: { kind: MapShapeKind; name: string };
  geometry:
    | { type: 'MultiLineString'; coordinates: Position[][] }
    | { type: 'Polygon'; coordinates: Position[][] };
}

/** The sample map as GeoJSON: the ground with rivers and highways, and the streets. */
export function mapData(): { ground: string; streets: string } {
  const areas = (kind: MapShapeKind, text: string) =>
    readShapes(text).map(({ name, points }) => area(kind, name, points));
  const lines = (kind: MapShapeKind, streets: readonly StreetLine[]) =>
    [...Map.groupBy(streets, ({ name }) => name)].map(([name, parts]) =>
      shape(kind, name, {
        type: 'MultiLineString',
        coordinates: parts.map(({ points }) => points.map(rounded)),
      }),
    );
  return {
    ground: collection([
      ...omaha.cities.map(({ name, outline }) => area('city', name, outline)),
      ...lines('county', readShapes(countyLines)),
      ...areas('park', parks),
      ...areas('lake', lakes),
      ...lines('creek', readShapes(creeks)),
      ...lines('river', readShapes(rivers)),
      ...lines('highway', readShapes(highways)),
      ...lines('freeway', readShapes(freeways)),
      ...lines('main-street', mainStreets()),
    ]),
    streets: collection(lines('small-street', smallStreets())),
  };
}

function area(kind: MapShapeKind, name: string, points: readonly Position[]): MapShape {
  const ring = [...points, ...points.slice(0, 1)].map(rounded);
  return shape(kind, name, { type: 'Polygon', coordinates: [ring] });
}

function shape(kind: MapShapeKind, name: string, geometry: MapShape['geometry']): MapShape {
  return { type: 'Feature', properties: { kind, name }, geometry };
}

function collection(features: MapShape[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** Five decimals are about a yard. */
function rounded([x, y]: Position): Position {
  return [Math.round(x * 1e5) / 1e5, Math.round(y * 1e5) / 1e5];
}
