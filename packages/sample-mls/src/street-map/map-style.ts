import type { MapShapeKind } from './map-data.ts';

export type MapScheme = 'light' | 'dark';

const colors = {
  light: {
    land: '#f5f1e8',
    city: '#ece5d6',
    county: '#cdc4b2',
    park: '#dbe6cf',
    water: '#b5d3de',
    small: '#ffffff',
    edge: '#dcd2bd',
    main: '#ffffff',
    mainEdge: '#d3c9b4',
    highway: '#fbe6b4',
    highwayEdge: '#d9b774',
    freeway: '#f2cd80',
    freewayEdge: '#c39a4b',
    text: '#545d56',
    waterText: '#3c7184',
    halo: '#fbf8f2',
  },
  dark: {
    land: '#1d2421',
    city: '#242d29',
    county: '#47514b',
    park: '#22332a',
    water: '#17343f',
    small: '#36403b',
    edge: '#242d29',
    main: '#434f49',
    mainEdge: '#1d2421',
    highway: '#5b5236',
    highwayEdge: '#1d2421',
    freeway: '#7c6a3c',
    freewayEdge: '#1d2421',
    text: '#b3bcb5',
    waterText: '#7fb1c2',
    halo: '#1a201d',
  },
} as const;

/** The fonts are the page's own: without glyphs in a style, MapLibre draws with local fonts. */
const FONT = ['Figtree Variable', 'sans-serif'];

/** Widths at zooms: `[zoom, pixels, zoom, pixels, …]`. */
const byZoom = (...stops: number[]) => ['interpolate', ['exponential', 1.4], ['zoom'], ...stops];

/**
 * The sample map as a MapLibre style. It names no cities: its metadata tells the site to write
 * them, above the homes' clusters.
 */
export function mapStyle(scheme: MapScheme, base: string): object {
  const color = colors[scheme];
  const source = (name: string) => ({
    type: 'geojson',
    data: `${base}/map/${name}.json`,
    attribution: 'Sample map: invented streets, sketched rivers and highways',
  });
  const of = (kind: MapShapeKind, from = 'ground') => ({
    source: from,
    filter: ['==', ['get', 'kind'], kind],
  });
  const round = { 'line-cap': 'round', 'line-join': 'round' };
  const line = (id: string, where: object, paint: object, minzoom = 0) => ({
    id,
    type: 'line',
    ...where,
    minzoom,
    layout: round,
    paint,
  });
  const road = (
    kind: MapShapeKind,
    fill: string,
    edge: string,
    widths: number[],
    from?: string,
  ) => {
    const wider = widths.map((value, at) => (at % 2 ? value + 1.5 : value));
    return [
      line(`${kind}-edges`, of(kind, from), { 'line-color': edge, 'line-width': byZoom(...wider) }),
      line(kind, of(kind, from), { 'line-color': fill, 'line-width': byZoom(...widths) }),
    ];
  };
  const alongLine = (kind: MapShapeKind, minzoom: number, size: number, from?: string) => ({
    id: `${kind}-names`,
    type: 'symbol',
    ...of(kind, from),
    minzoom,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': size,
    },
    paint: {
      'text-color': kind === 'river' || kind === 'creek' ? color.waterText : color.text,
      'text-halo-color': color.halo,
      'text-halo-width': 1.4,
    },
  });
  const inArea = (kind: MapShapeKind, minzoom: number) => {
    const { layout, ...rest } = alongLine(kind, minzoom, 11);
    return {
      ...rest,
      layout: { ...layout, 'symbol-placement': 'point', 'text-max-width': 7 },
      paint: { ...rest.paint, 'text-color': kind === 'lake' ? color.waterText : color.text },
    };
  };
  return {
    version: 8,
    name: `Sample map (${scheme})`,
    metadata: { 'homestead:place-names': 'page' },
    sources: { ground: source('ground'), streets: source('streets') },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': color.land } },
      { id: 'city', type: 'fill', ...of('city'), paint: { 'fill-color': color.city } },
      { id: 'park', type: 'fill', ...of('park'), paint: { 'fill-color': color.park } },
      line('county', of('county'), {
        'line-color': color.county,
        'line-width': 1.2,
        'line-dasharray': [3, 2],
      }),
      ...road('small-street', color.small, color.edge, [12, 0.6, 14, 2, 17, 9], 'streets').map(
        (layer) => ({ ...layer, minzoom: 11.5 }),
      ),
      line(
        'creek',
        of('creek'),
        { 'line-color': color.water, 'line-width': byZoom(9, 0.5, 12, 1.5, 16, 6) },
        9,
      ),
      line('river', of('river'), {
        'line-color': color.water,
        'line-width': byZoom(7, 1.6, 10, 4, 13, 16, 17, 90),
      }),
      { id: 'lake', type: 'fill', ...of('lake'), paint: { 'fill-color': color.water } },
      ...road('main-street', color.main, color.mainEdge, [9, 0.6, 12, 2.4, 14, 5, 17, 16]).map(
        (layer) => ({ ...layer, minzoom: 9.5 }),
      ),
      ...road('highway', color.highway, color.highwayEdge, [6, 0.8, 10, 1.8, 14, 6, 17, 20]),
      ...road('freeway', color.freeway, color.freewayEdge, [6, 1.4, 10, 3, 14, 8, 17, 24]),
      alongLine('small-street', 14, 11, 'streets'),
      alongLine('main-street', 12, 11.5),
      alongLine('creek', 12, 11),
      alongLine('river', 9, 12),
      inArea('park', 13),
      inArea('lake', 12),
      alongLine('highway', 10, 11),
      alongLine('freeway', 9, 11.5),
    ],
  };
}
