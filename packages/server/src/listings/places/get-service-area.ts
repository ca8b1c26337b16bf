import type { listingEndpoints, WireServiceArea } from '@homestead/contract/listings';
import type { Position, ServiceArea } from '@homestead/contract/places';
import type { QueryOf } from '@homestead/contract/platform';
import { serviceArea } from '#platform';
import { readCountyLines } from './county-lines.ts';

const known = new WeakMap<ServiceArea, WireServiceArea>();

const NO_LINES = { states: [], lines: [], counties: [] };

/** The service area's places; its county lines are read when first asked for. */
export async function getServiceArea({
  lines = true,
}: QueryOf<typeof listingEndpoints.getServiceArea> = {}): Promise<WireServiceArea> {
  const area = serviceArea();
  const answer = known.get(area) ?? present(area);
  known.set(area, answer);
  return lines ? answer : { ...answer, countyLines: NO_LINES };
}

function present(area: ServiceArea): WireServiceArea {
  const { cities, zips, states } = area;
  return {
    cities: cities.map(({ name, state, center, outline }) => ({
      name,
      state,
      center: pairOf(center),
      outline: outline.map(pairOf),
    })),
    zips: zips.map(({ zip, city, state, center }) => ({
      zip,
      city,
      state,
      center: pairOf(center),
    })),
    countyLines: readCountyLines(states),
  };
}

const pairOf = ([longitude, latitude]: Position): [number, number] => [longitude, latitude];
