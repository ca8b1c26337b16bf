import type { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import type { AnswerOf } from '@homestead/contract/platform';
import type { FloodZone } from '../flood/ask-flood-zone.ts';
import type { NoiseLevel } from './ask-noise-level.ts';
import type { Known } from './ask-scores.ts';
import type { WalkScore } from './ask-walk-score.ts';

type Neighborhood = AnswerOf<typeof neighborhoodEndpoints.getNeighborhood>;

const FLOOD_SOURCE = 'FEMA National Flood Hazard Layer';

/** Scores as R-58 defines them; status 0 where there are none. */
export function presentWalkScore(known: Known<WalkScore>): Neighborhood['walk'] {
  if (!known) {
    const bike = { description: null, score: null };
    return {
      status: 0,
      description: null,
      walkscore: null,
      bike,
      transit: null,
      link: null,
      asked: null,
    };
  }
  const { score, description, bike, transit, link } = known.answer;
  return {
    status: 1,
    description,
    walkscore: score,
    bike: bike ?? { description: null, score: null },
    transit,
    link,
    asked: known.askedAt.toISOString(),
  };
}

/** The noise level as R-58 defines it. */
export function presentNoiseLevel(known: Known<NoiseLevel>): Neighborhood['noise'] {
  if (!known) return { status: 'NOT_AVAILABLE', result: [], asked: null };
  const { score, text } = known.answer;
  return { status: 'OK', result: [{ score, scoretext: text }], asked: known.askedAt.toISOString() };
}

/** The flood zone with its source, or unknown. */
export function presentFloodZone(known: Known<FloodZone>): Neighborhood['flood'] {
  if (!known) {
    return {
      status: 'NOT_KNOWN',
      zone: null,
      risk: null,
      meaning: null,
      source: null,
      asked: null,
    };
  }
  const asked = known.askedAt.toISOString();
  return { status: 'OK', ...known.answer, source: FLOOD_SOURCE, asked };
}
