import { errandWords } from '@homestead/contract/neighborhood';
import type { OutsideAnswer } from '#platform';
import type { WalkScore } from '../scores/ask-walk-score.ts';
import type { AskedLocation } from '../scores/asked-location.ts';
import type { PlacesData } from './places-index.ts';
import { scorePlaces } from './score-places.ts';

/** Walk and bike score of a location from the places file; null where the file doesn't reach. */
export function scoreFromPlaces(
  { index, source, asOf }: PlacesData,
  { latitude, longitude }: AskedLocation,
): OutsideAnswer<WalkScore> | null {
  const scores = scorePlaces(index, [longitude, latitude]);
  if (!scores) return null;
  const described = (score: number, way: 'foot' | 'bike') => ({
    score,
    description: errandWords(score)({ way }),
  });
  const { score, description } = described(scores.walk, 'foot');
  return {
    answer: {
      score,
      description,
      bike: described(scores.bike, 'bike'),
      transit: null,
      link: null,
      places: { source, asOf },
    },
    askedAt: new Date(`${asOf}T00:00:00Z`),
  };
}
