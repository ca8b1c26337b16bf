import {
  type AskedOfPeer,
  type OutsidePeer,
  type PeerAnswer,
  startOutsidePeer,
} from './outside-peer.ts';

/** Meters a second that the router of {@link startRouterPeer} drives, in a straight line. */
export const PEER_SPEED = 15;

/** Walk Score's `/score`, for the key `walk-key`; 83 for walking and 61 for the bike everywhere. */
export function startWalkScorePeer(): Promise<OutsidePeer> {
  return startOutsidePeer(({ path, query }) => {
    if (path !== '/score') return { json: {}, status: 404 };
    if (query.get('wsapikey') !== 'walk-key') return { json: { status: 40 } };
    if (!query.get('lat') || !query.get('lon')) return { json: { status: 30 } };
    return {
      json: {
        status: 1,
        walkscore: 83,
        description: 'Very Walkable',
        updated: '2026-11-17 04:40:31.218250',
        logo_url: 'https://cdn.walk.sc/images/api-logo.png',
        ws_link: `https://www.walkscore.com/score/loc/lat=${query.get('lat')}/lng=${query.get('lon')}/`,
        help_link: 'https://www.walkscore.com/how-it-works/',
        snapped_lat: Number(query.get('lat')),
        snapped_lon: Number(query.get('lon')),
        transit: { score: 45, description: 'Some Transit', summary: '3 nearby routes' },
        bike: { score: 61, description: 'Bikeable' },
      },
    };
  });
}

/** HowLoud's `/score` of version 2, for the key `noise-key`. */
export function startNoisePeer(): Promise<OutsidePeer> {
  return startOutsidePeer(({ path, query, headers }) => {
    if (path !== '/score') return { json: {}, status: 404 };
    if (headers['x-api-key'] !== 'noise-key')
      return { json: { status: 'INVALID_KEY' }, status: 403 };
    const lat = Number(query.get('lat'));
    const lng = Number(query.get('lng'));
    const result = {
      airports: 0,
      traffictext: 'Active',
      localtext: 'Calm',
      airportstext: 'Calm',
      score: 80,
      traffic: 18,
      scoretext: 'Active',
      local: 0,
    };
    return { json: { status: 'OK', request: { lat, lng }, result } };
  });
}

/** The layer of flood hazard zones; `zones` apply at every point. */
export function startFloodPeer(
  zones: readonly { FLD_ZONE: string; ZONE_SUBTY: string | null }[] = [
    { FLD_ZONE: 'X', ZONE_SUBTY: 'AREA OF MINIMAL FLOOD HAZARD' },
  ],
): Promise<OutsidePeer> {
  return startOutsidePeer(({ path, query }) => {
    if (path !== '/query') return { json: {}, status: 404 };
    if (!/^-?[\d.]+,-?[\d.]+$/.test(query.get('geometry') ?? '')) {
      return { json: { error: { code: 400, message: 'Unable to complete operation.' } } };
    }
    const features = zones.map((attributes) => ({ attributes }));
    return { json: { displayFieldName: 'FLD_ZONE', features } };
  });
}

/** Places that {@link startGeocoderPeer} knows. */
const peerPlaces = [
  {
    display_name: '1416 Dodge St, Omaha, Douglas County, Nebraska, 68102, United States',
    lat: '41.2597',
    lon: '-95.9361',
  },
  {
    display_name: 'Omaha Airport, Omaha, Nebraska, 68110, United States',
    lat: '41.3032',
    lon: '-95.8941',
  },
];

/** Nominatim's `/search` and `/reverse`, format jsonv2, over {@link peerPlaces}. */
export function startGeocoderPeer(): Promise<OutsidePeer> {
  return startOutsidePeer(({ path, query }) => {
    if (query.get('format') !== 'jsonv2') return { json: [], status: 400 };
    if (path === '/search') {
      const words = (query.get('q') ?? '').toLowerCase().split(/[\s,]+/);
      return {
        json: peerPlaces.filter(({ display_name: name }) =>
          words.every((word) => name.toLowerCase().includes(word)),
        ),
      };
    }
    if (path === '/reverse') {
      const near = peerPlaces.find(
        (place) =>
          Math.abs(Number(place.lat) - Number(query.get('lat'))) < 0.01 &&
          Math.abs(Number(place.lon) - Number(query.get('lon'))) < 0.01,
      );
      return { json: near ?? { error: 'Unable to geocode' } };
    }
    return { json: {}, status: 404 };
  });
}

/**
 * OSRM's `/route/v1/driving/…` and `/table/v1/driving/…` on a plain without obstacles, driven in a
 * straight line at {@link PEER_SPEED}; west of 100 degrees there are no roads.
 */
export function startRouterPeer(): Promise<OutsidePeer> {
  return startOutsidePeer((asked) => {
    const [, service, version, profile, coordinates = ''] = asked.path.split('/');
    if (version !== 'v1' || profile !== 'driving')
      return { json: { code: 'InvalidUrl' }, status: 400 };
    const points = decodeURIComponent(coordinates)
      .split(';')
      .map((pair) => pair.split(',').map(Number) as [number, number]);
    if (points.some((point) => point.length !== 2 || point.some(Number.isNaN))) {
      return { json: { code: 'InvalidQuery' }, status: 400 };
    }
    return service === 'route' ? routeOf(points) : tableOf(points, asked);
  });
}

type Point = [longitude: number, latitude: number];

function routeOf([from, to]: Point[]): PeerAnswer {
  const meters = from && to ? metersOf(from, to) : null;
  if (meters === null) return { json: { code: 'NoRoute', message: 'no route' }, status: 400 };
  return {
    json: {
      code: 'Ok',
      routes: [
        {
          distance: meters,
          duration: meters / PEER_SPEED,
          geometry: { type: 'LineString', coordinates: [from, to] },
        },
      ],
      waypoints: [],
    },
  };
}

function tableOf(points: Point[], { query }: AskedOfPeer): PeerAnswer {
  if (points.length > 100) return { json: { code: 'TooBig' }, status: 400 };
  const [first] = points;
  if (query.get('sources') !== '0' || !first)
    return { json: { code: 'InvalidOptions' }, status: 400 };
  const durations = points.slice(1).map((point) => {
    const meters = metersOf(first, point);
    return meters === null ? null : meters / PEER_SPEED;
  });
  return { json: { code: 'Ok', durations: [durations] } };
}

function metersOf(from: Point, to: Point): number | null {
  if (from[0] < -100 || to[0] < -100) return null;
  const degree = 111_195;
  const middle = ((from[1] + to[1]) / 2) * (Math.PI / 180);
  return Math.hypot((to[0] - from[0]) * Math.cos(middle) * degree, (to[1] - from[1]) * degree);
}
