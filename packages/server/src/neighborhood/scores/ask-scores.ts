import type { OutsideAnswer, OutsideQuestion, OutsideService, Requester } from '#platform';
import { floodQuestion } from '../flood/ask-flood-zone.ts';
import type { NeighborhoodServices } from '../neighborhood-services.ts';
import { scoreFromPlaces } from '../places/score-home.ts';
import { noiseQuestion } from './ask-noise-level.ts';
import { walkScoreQuestion } from './ask-walk-score.ts';
import type { AskedLocation } from './asked-location.ts';

/** Who the request is for; null uses only remembered answers. */
type MayAsk = Requester | null;

/** What is known: an answer, null for "there is none", undefined for "not requested yet". */
export type Known<Answer> = OutsideAnswer<Answer> | null | undefined;

/**
 * Walk, bike and transit score of a location: from Walk Score with a key, otherwise walk and bike
 * score from the places file; none without a location or either.
 */
export async function askWalkScore(
  outside: NeighborhoodServices,
  location: AskedLocation | null,
  who: MayAsk,
) {
  const service = outside.services.walkScore;
  if (!location) return null;
  if (service) return askOrRecall(outside, service, walkScoreQuestion(service, location), who);
  return outside.places && scoreFromPlaces(outside.places, location);
}

/** Noise level at a location; none without a location or a key. */
export async function askNoiseLevel(
  outside: NeighborhoodServices,
  location: AskedLocation | null,
  who: MayAsk,
) {
  const service = outside.services.howLoud;
  if (!service || !location) return null;
  return askOrRecall(outside, service, noiseQuestion(location), who);
}

/** Flood zone of a location; none without a location or a configured map. */
export async function askFloodZone(
  outside: NeighborhoodServices,
  location: AskedLocation | null,
  who: MayAsk,
) {
  const service = outside.services.flood;
  if (!service || !location) return null;
  return askOrRecall(outside, service, floodQuestion(location), who);
}

function askOrRecall<Answer>(
  { gateway, countRequest }: NeighborhoodServices,
  service: OutsideService,
  question: OutsideQuestion<Answer>,
  who: MayAsk,
): Promise<Known<Answer>> {
  if (who === null) return gateway.recall(service, question);
  return gateway.ask(service, question, () => countRequest(who));
}
