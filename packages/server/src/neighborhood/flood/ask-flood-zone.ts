import { z } from 'zod';
import type { OutsideQuestion } from '#platform';
import type { AskedLocation } from '../scores/asked-location.ts';
import { type FloodRisk, floodMeaning } from './flood-meaning.ts';

const zoneSchema = z.object({
  FLD_ZONE: z.string().max(60).nullish(),
  ZONE_SUBTY: z.string().max(100).nullish(),
});

/** An ArcGIS answer; errors come with status 200. */
const answerSchema = z.object({
  features: z.array(z.object({ attributes: zoneSchema })),
});

/** A flood zone from the map, with its meaning. */
export interface FloodZone {
  zone: string;
  risk: FloodRisk;
  meaning: string;
}

const gravity: readonly FloodRisk[] = ['low', 'undetermined', 'moderate', 'high'];

/**
 * Asks the flood hazard zone layer of FEMA's National Flood Hazard Layer for the zone at a point
 * (ArcGIS REST API, "query"). On the line between two zones the more serious one counts. Where the
 * map has no data the risk is unknown, which is not the same as none.
 */
export function floodQuestion({ latitude, longitude }: AskedLocation): OutsideQuestion<FloodZone> {
  const query = new URLSearchParams({
    f: 'json',
    where: '1=1',
    geometry: `${longitude},${latitude}`,
    geometryType: 'esriGeometryPoint',
    inSR: '4326',
    spatialRel: 'esriSpatialRelIntersects',
    outFields: 'FLD_ZONE,ZONE_SUBTY',
    returnGeometry: 'false',
  });
  return {
    about: ['zone', latitude, longitude],
    path: `/query?${query}`,
    read(sent) {
      const { features } = answerSchema.parse(sent);
      const zones = features.flatMap(({ attributes }): FloodZone[] => {
        const zone = attributes.FLD_ZONE?.trim() ?? '';
        const meant = floodMeaning(zone, attributes.ZONE_SUBTY ?? '');
        return meant ? [{ zone, ...meant }] : [];
      });
      return zones.sort((a, b) => gravity.indexOf(b.risk) - gravity.indexOf(a.risk))[0] ?? null;
    },
  };
}
