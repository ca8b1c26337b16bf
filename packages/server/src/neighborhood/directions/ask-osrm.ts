import { z } from 'zod';
import type { Spot } from '#listings';
import type { OutsideQuestion } from '#platform';

/** A driving route; `line` is for drawing. */
export interface Route {
  meters: number;
  seconds: number;
  line: [longitude: number, latitude: number][];
}

const MAX_POINTS = 2000;
const seconds = z.number().min(0).max(1e7);
const routeSchema = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        distance: z.number().min(0).max(1e8),
        duration: seconds,
        geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
      }),
    )
    .min(1),
});
const tableSchema = z.object({
  code: z.literal('Ok'),
  durations: z.array(z.array(seconds.nullable())).length(1),
});

/** Asks OSRM for the driving route between two points (project-osrm.org, "Route service"). */
export function routeQuestion(from: Spot, to: Spot): OutsideQuestion<Route> {
  const way = [from, to].map(pairOf).join(';');
  return {
    about: ['route', way],
    path: `/route/v1/driving/${way}?overview=simplified&geometries=geojson&steps=false`,
    read(sent) {
      const { distance, duration, geometry } = routeSchema.parse(sent).routes[0] as z.output<
        typeof routeSchema
      >['routes'][number];
      const step = Math.ceil(geometry.coordinates.length / MAX_POINTS);
      const line = geometry.coordinates.filter(
        (_, index, all) => index % step === 0 || index === all.length - 1,
      );
      return { meters: Math.round(distance), seconds: Math.round(duration), line };
    },
  };
}

/**
 * Asks OSRM for the driving time in seconds from one point to each of the others (project-osrm.org,
 * "Table service"); null where no road leads.
 */
export function tableQuestion(from: Spot, to: readonly Spot[]): OutsideQuestion<(number | null)[]> {
  const spots = [from, ...to].map(pairOf).join(';');
  const ends = to.map((_, index) => index + 1).join(';');
  return {
    about: ['table', spots],
    path: `/table/v1/driving/${spots}?sources=0&destinations=${ends}&annotations=duration`,
    read(sent) {
      const [times] = tableSchema.parse(sent).durations;
      if (times?.length !== to.length) throw new Error('not as many times as places');
      return times.map((time) => (time === null ? null : Math.round(time)));
    },
  };
}

/** Longitude first, precise to a meter. */
function pairOf({ latitude, longitude }: Spot): string {
  return `${longitude.toFixed(5)},${latitude.toFixed(5)}`;
}
