import { floodQuestion } from '../flood/ask-flood-zone.ts';
import type { OutsideAnswer, OutsideQuestion, OutsideService } from '../outside-desk.ts';
import type { Asker, OutsideHouse } from '../outside-house.ts';
import { noiseQuestion } from './ask-noise-level.ts';
import { walkScoreQuestion } from './ask-walk-score.ts';
import type { Place } from './score-place.ts';

/** Who asks; null looks at what is remembered alone. */
export type MayAsk = Asker | null;

/** What is known: an answer, null for "there is none", undefined for "not asked yet". */
export type Known<Answer> = OutsideAnswer<Answer> | null | undefined;

/** Walk, bike and transit score of a place; none without a place or a key. */
export async function askWalkScore(outside: OutsideHouse, place: Place | null, who: MayAsk) {
  const service = outside.services.walkScore;
  if (!service || !place) return null;
  return askOrRecall(outside, service, walkScoreQuestion(service, place), who);
}

/** Noise level at a place; none without a place or a key. */
export async function askNoiseLevel(outside: OutsideHouse, place: Place | null, who: MayAsk) {
  const service = outside.services.howLoud;
  if (!service || !place) return null;
  return askOrRecall(outside, service, noiseQuestion(place), who);
}

/** Flood zone of a place; none without a place or a configured map. */
export async function askFloodZone(outside: OutsideHouse, place: Place | null, who: MayAsk) {
  const service = outside.services.flood;
  if (!service || !place) return null;
  return askOrRecall(outside, service, floodQuestion(place), who);
}

function askOrRecall<Answer>(
  { desk, countAsk }: OutsideHouse,
  service: OutsideService,
  question: OutsideQuestion<Answer>,
  who: MayAsk,
): Promise<Known<Answer>> {
  if (who === null) return desk.recall(service, question);
  return desk.ask(service, question, () => countAsk(who));
}
