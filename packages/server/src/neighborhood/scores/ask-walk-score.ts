import { z } from 'zod';
import type { OutsideQuestion } from '#platform';
import type { OutsideServices } from '../neighborhood-services.ts';
import type { AskedLocation } from './asked-location.ts';

const score = () => z.number().min(0).max(100);
const named = () =>
  z
    .object({ score: score(), description: z.string().max(100).nullish() })
    .nullish()
    .catch(null);

/** Walk Score's answer for a place (walkscore.com/professional/api.php); 1 is its only success. */
const answerSchema = z.object({
  status: z.number(),
  walkscore: score().nullish(),
  description: z.string().max(100).nullish(),
  ws_link: z.string().max(1000).nullish().catch(null),
  bike: named(),
  transit: named(),
});

/** Scores out of 100 with Walk Score's names for them. */
export interface WalkScore {
  score: number;
  description: string | null;
  bike: { score: number; description: string | null } | null;
  transit: { score: number; description: string | null } | null;
  /** Its page about the place, https. */
  link: string | null;
  /** The places file that the scores were computed from; null for Walk Score's own. */
  places: { source: string; asOf: string } | null;
}

/** Asks Walk Score about a place. It has no answer while it is still calculating a score. */
export function walkScoreQuestion(
  { key }: NonNullable<OutsideServices['walkScore']>,
  { address, latitude, longitude }: AskedLocation,
): OutsideQuestion<WalkScore> {
  const query = new URLSearchParams({
    format: 'json',
    address,
    lat: String(latitude),
    lon: String(longitude),
    transit: '1',
    bike: '1',
    wsapikey: key,
  });
  return {
    about: ['score', address, latitude, longitude],
    path: `/score?${query}`,
    read(sent) {
      const { status, walkscore, description, bike, transit, ws_link } = answerSchema.parse(sent);
      if (status !== 1 || walkscore == null) return null;
      return {
        score: walkscore,
        description: description ?? null,
        bike: bike ? { score: bike.score, description: bike.description ?? null } : null,
        transit: transit
          ? { score: transit.score, description: transit.description ?? null }
          : null,
        link: ws_link && isWalkScorePage(ws_link) ? ws_link : null,
        places: null,
      };
    },
  };
}

function isWalkScorePage(link: string): boolean {
  const url = URL.parse(link);
  return url?.protocol === 'https:' && /(^|\.)walkscore\.com$/.test(url.hostname);
}
