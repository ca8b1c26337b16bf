import type { LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '#accounts';
import { apiContext, milesText, minutesText } from '#platform';
import { directionsMessages } from '../messages/directions.ts';
import { MAPS_PATH } from './maps-address.ts';
import { findPlaces, findRoute, type WirePlaces, type WireRoute } from './maps-client.ts';

/** A point to mark on the map, and what to call it. */
export interface RoutePoint {
  label: string;
  latitude: number;
  longitude: number;
}

/** What the page Maps shows. */
export interface MapsFacts {
  mode: 'route' | 'maps';
  /** The page in each of its modes. */
  hrefs: Record<'route' | 'maps', string>;
  /** What the person typed. */
  asked: { origin: string; from: string; destination: string; q: string; near: string };
  /** Messages by field. */
  problems: Record<string, string>;
  /** Why there is less than was asked for. */
  message: string | null;
  /** Distance and duration, ready to read. */
  result: [label: string, value: string][] | null;
  marks: RoutePoint[];
  /** The line on the map; straight if there is no route. */
  line: { points: [longitude: number, latitude: number][]; isStraight: boolean } | null;
  /** The results come from OpenStreetMap's data. */
  isFromOpenStreetMap: boolean;
}

const LONGEST = 300;

/**
 * The page Maps: directions between two places, or one place on the map. Visitors sign in
 * first and come back. No route is requested while either end is empty.
 */
export async function loadMaps(args: LoaderFunctionArgs): Promise<MapsFacts> {
  await requirePerson(args, '/login');
  const { request, context } = args;
  const query = new URL(request.url).searchParams;
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST);
  const asked = {
    origin: text('origin'),
    from: text('from'),
    destination: text('destination'),
    q: text('q'),
    near: text('near'),
  };
  const service = { api: context.get(apiContext), signal: request.signal };
  const none = {
    hrefs: { route: MAPS_PATH, maps: `${MAPS_PATH}?mode=maps` },
    asked,
    problems: {},
    message: null,
    result: null,
    marks: [],
    line: null,
    isFromOpenStreetMap: false,
  };
  if (query.get('mode') === 'maps') {
    if (!asked.q) return { ...none, mode: 'maps' };
    const found = await findPlaces(service, { q: asked.q, near: readSpot(asked.near) });
    return { ...none, mode: 'maps', ...('message' in found ? found : placesFacts(found)) };
  }
  if (!asked.origin || !asked.destination) return { ...none, mode: 'route' };
  const origin = readSpot(asked.from) ?? asked.origin;
  const found = await findRoute(service, { origin, destination: asked.destination });
  return { ...none, mode: 'route', ...('route' in found ? routeFacts(found.route, asked) : found) };
}

/** "41.26,-95.98" as a position; null for anything else. */
function readSpot(text: string): { latitude: number; longitude: number } | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)$/.exec(text);
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

const whyNoPlace = {
  answered: directionsMessages.nothingFound,
  none: directionsMessages.noMapService,
  unreachable: directionsMessages.mapServiceDown,
};

function placesFacts({ value, service }: WirePlaces): Partial<MapsFacts> {
  return {
    marks: value.map(({ label, latitude, longitude }) => ({ label, latitude, longitude })),
    message: value.length === 0 ? whyNoPlace[service]() : null,
    isFromOpenStreetMap: value.some(({ source }) => source === 'map'),
  };
}

const whyNoRoute = {
  answered: null,
  none: directionsMessages.noRouter,
  unreachable: directionsMessages.noRoute,
};

function routeFacts(
  { origin, destination, route, straightMeters, service }: WireRoute,
  asked: MapsFacts['asked'],
): Partial<MapsFacts> {
  const start = origin.source === 'given' ? { ...origin, label: asked.origin } : origin;
  const ends = [start, destination];
  return {
    marks: ends.map(({ label, latitude, longitude }) => ({ label, latitude, longitude })),
    message: whyNoRoute[service]?.() ?? null,
    result: route
      ? [
          [
            directionsMessages.distance(),
            directionsMessages.byCar({ distance: milesText(route.meters) }),
          ],
          [
            directionsMessages.duration(),
            directionsMessages.withoutTraffic({ duration: minutesText(route.seconds / 60) }),
          ],
        ]
      : [[directionsMessages.straightLine(), milesText(straightMeters)]],
    line: {
      points: route?.line ?? ends.map(({ longitude, latitude }) => [longitude, latitude]),
      isStraight: route === null,
    },
    isFromOpenStreetMap: route !== null || ends.some(({ source }) => source === 'map'),
  };
}
