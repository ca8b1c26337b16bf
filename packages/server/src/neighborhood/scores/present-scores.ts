import type { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import type { AnswerOf } from '@homestead/contract/platform';
import type { FloodZone } from '../flood/ask-flood-zone.ts';
import { floodMessages } from '../messages.ts';
import type { NoiseLevel } from './ask-noise-level.ts';
import type { Known } from './ask-scores.ts';
import type { WalkScore } from './ask-walk-score.ts';

type Endpoints = typeof neighborhoodEndpoints;
type FloodAnswer = AnswerOf<Endpoints['getFloodZone']>['flood'];

/** An answer with the time it was given; null where nothing is known. */
export function presentKnown<Answer extends object>(
  known: Known<Answer>,
): (Answer & { askedAt: string }) | null {
  return known ? { ...known.answer, askedAt: known.askedAt.toISOString() } : null;
}

/** The flood zone with its source; null where it is unknown. */
export function presentFloodZone(known: Known<FloodZone>): FloodAnswer {
  const zone = presentKnown(known);
  return zone && { ...zone, source: floodMessages.source() };
}

/** Scores as R-58 defines them; status 0 where there are none. */
export function presentWalkData(
  known: Known<WalkScore>,
): AnswerOf<Endpoints['getWalkScore']>['walData'] {
  const { score = null, description = null, bike, transit, link, places } = known?.answer ?? {};
  return {
    status: known ? 1 : 0,
    description,
    walkscore: score,
    bike: bike ?? { description: null, score: null },
    transit: transit ?? null,
    link: link ?? null,
    places: places ?? null,
    asked: known?.askedAt.toISOString() ?? null,
  };
}

/** The noise level as R-58 defines it. */
export function presentNoiseData(known: Known<NoiseLevel>): AnswerOf<Endpoints['getNoiseLevel']> {
  if (!known) return { status: 'NOT_AVAILABLE', result: [], asked: null };
  const { score, text } = known.answer;
  return { status: 'OK', result: [{ score, scoretext: text }], asked: known.askedAt.toISOString() };
}
