import { z } from 'zod';
import { pointInOutline } from './outline.ts';
import type { Outline, Position } from './position.ts';
import { type City, isInBox, type ServiceArea } from './service-area.ts';
import { isUsState } from './states.ts';

const MOST_CORNERS = 500;
const MOST_ZIPS = 5000;

const text = (most: number) => z.string().trim().min(1).max(most);
const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);
const position = z.tuple([longitude, latitude], 'must be [longitude, latitude]');
const box = z
  .tuple([longitude, latitude, longitude, latitude], 'must be [west, south, east, north]')
  .refine(([west, south, east, north]) => west < east && south < north, {
    error: 'must be [west, south, east, north], with west before east and south before north',
  });
const zip = z.string().regex(/^\d{5}$/, 'must be a ZIP code of five digits');
const state = z.string().refine(isUsState, { error: 'must be a state’s code such as NE' });
const taxRate = z.strictObject({
  percent: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,4})?$/, 'must be a percentage in quotes such as "1.61"'),
  year: z.number().int().min(2000).max(2100),
  source: text(300),
});
/** A GeoJSON ring may repeat its first corner at the end. */
const outline = z
  .array(position)
  .transform((ring) => (isClosed(ring) ? ring.slice(0, -1) : ring))
  .pipe(
    z
      .array(position)
      .min(3, 'must have at least three corners')
      .max(MOST_CORNERS, `must have at most ${MOST_CORNERS} corners; simplify it`),
  );

const schema = z.strictObject({
  name: text(60),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as America/Chicago'),
  states: z.array(state).min(1).max(10),
  box,
  mapStart: box,
  sources: z.array(text(500)).max(20),
  buyerAgreement: z
    .strictObject({
      forVisitors: text(400),
      forVisitorsInSpanish: text(400).optional(),
      forAgents: text(400),
      source: text(300),
    })
    .nullable()
    .default(null),
  taxElsewhere: taxRate,
  transferTax: z
    .strictObject({
      state,
      centsPerThousand: z.number().int().min(0).max(100_000),
      source: text(300),
    })
    .nullable()
    .default(null),
  leadInSoilArea: z
    .strictObject({
      ...{ state, outline, source: text(300) },
      registry: z
        .strictObject({ name: text(80), url: z.url({ protocol: /^https$/ }).max(300) })
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
  cities: z
    .array(
      z.strictObject({
        name: text(80),
        county: text(80),
        state,
        center: position,
        zips: z.array(zip).max(200),
        outline,
      }),
    )
    .min(1)
    .max(200),
  counties: z
    .array(
      z.strictObject({
        name: text(80),
        state,
        tax: taxRate.optional(),
        zips: z.array(z.strictObject({ zip, city: text(80), center: position })).max(1000),
      }),
    )
    .min(1)
    .max(300)
    .refine((counties) => counties.reduce((sum, { zips }) => sum + zips.length, 0) <= MOST_ZIPS, {
      error: `must have at most ${MOST_ZIPS} ZIP codes in all`,
    }),
});

/** What is wrong with a service area, in sentences, or the area. */
type ReadServiceArea = { area: ServiceArea } | { problems: readonly string[] };

/** Reads the content of a service area file, parsed as JSON (docs/service-area.md). */
export function readServiceArea(content: unknown): ReadServiceArea {
  const parsed = schema.safeParse(content);
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`),
    };
  }
  const { counties, sources: _sources, ...rest } = parsed.data;
  const area: ServiceArea = {
    ...rest,
    counties: counties.map(({ zips: _zips, ...county }) => county),
    zips: counties
      .flatMap(({ name, state, zips }) => zips.map((one) => ({ ...one, county: name, state })))
      .sort((a, b) => a.zip.localeCompare(b.zip)),
  };
  const problems = problemsOf(area);
  return problems.length > 0 ? { problems } : { area };
}

function problemsOf(area: ServiceArea): string[] {
  const { cities, counties, zips, states } = area;
  const isOurs = ({ state }: { state: string }) => states.includes(state);
  const strangers = [...counties, ...cities].filter((place) => !isOurs(place));
  const corners: Position[] = [
    [area.mapStart[0], area.mapStart[1]],
    [area.mapStart[2], area.mapStart[3]],
  ];
  return [
    ...repeated(states).map((code) => `states: ${code} is listed twice`),
    ...(corners.every((corner) => isInBox(corner, area.box))
      ? []
      : ['mapStart: extends outside the box']),
    ...strangers.map(({ name, state }) => `${name}: ${state} is not one of the area’s states`),
    // Tax rates go by the county's name alone, as the feed gives it.
    ...repeated(counties.map(({ name }) => name)).map(
      (name) => `counties: ${name} is listed twice`,
    ),
    ...repeated(zips.map((place) => place.zip)).map((code) => `ZIP code ${code} is listed twice`),
    ...zips
      .filter(({ center }) => !isInBox(center, area.box))
      .map((place) => `ZIP code ${place.zip}: its center is outside the box`),
    ...repeated(cities.map(({ name }) => name)).map((name) => `cities: ${name} is listed twice`),
    ...cities.flatMap((city) => problemsOfCity(city, area).map((one) => `${city.name}: ${one}`)),
  ];
}

function problemsOfCity(city: City, { counties, zips, box }: ServiceArea): string[] {
  const [east, north] = city.center;
  const isKnown = counties.some(({ name, state }) => name === city.county && state === city.state);
  const known = new Set(zips.map((place) => place.zip));
  const unknown = city.zips.filter((code) => !known.has(code));
  return [
    ...(isKnown ? [] : [`its county ${city.county}, ${city.state} is not among the counties`]),
    ...unknown.map((code) => `its ZIP code ${code} is in none of the counties`),
    ...(crossesItself(city.outline) ? ['its outline crosses itself'] : []),
    ...(city.outline.every((corner) => isInBox(corner, box))
      ? []
      : ['its outline extends outside the box']),
    ...(pointInOutline(east, north, city.outline) ? [] : ['its center is outside its outline']),
  ];
}

function crossesItself(outline: Outline): boolean {
  const edges = outline.map((corner, at): [Position, Position] => [
    corner,
    outline[(at + 1) % outline.length] ?? corner,
  ]);
  return edges.some((edge, at) => edges.slice(at + 1).some((other) => cross(edge, other)));
}

const cross = ([a, b]: [Position, Position], [c, d]: [Position, Position]): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

/** On which side of the line from `a` to `b` a point is. */
function sideOf(a: Position, b: Position, point: Position): number {
  return Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));
}

function isClosed(ring: readonly Position[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const before = seen.size;
    return seen.add(name.toLowerCase()).size === before;
  });
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** `cities[2].outline[0]` */
function placeOf(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.join('').replace(/^\./, '') || 'the file';
}
