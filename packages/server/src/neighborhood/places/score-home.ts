import type { OutsideAnswer } from '#platform';
import { placesMessages } from '../messages.ts';
import type { WalkScore } from '../scores/ask-walk-score.ts';
import type { AskedLocation } from '../scores/asked-location.ts';
import type { PlacesData } from './places-index.ts';
import { scorePlaces } from './score-places.ts';

const words = [
  [90, placesMessages.all],
  [70, placesMessages.most],
  [50, placesMessages.many],
  [25, placesMessages.some],
  [0, placesMessages.few],
] as const;

/** Walk and bike score of a location from the places file; null where the file doesn't reach. */
export function scoreFromPlaces(
  { index, source, asOf }: PlacesData,
  { latitude, longitude }: AskedLocation,
): OutsideAnswer<WalkScore> | null {
  const scores = scorePlaces(index, [longitude, latitude]);
  if (!scores) return null;
  const described = (score: number, way: 'foot' | 'bike') => {
    const say = words.find(([from]) => score >= from)?.[1] ?? placesMessages.few;
    return { score, description: say({ way }) };
  };
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
