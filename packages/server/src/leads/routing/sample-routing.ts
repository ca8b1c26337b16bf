import { atomically, type Database } from '#platform';
import { routingMessages } from '../messages/routing.ts';
import { addSampleRules, selectIdsByEmail } from './sample-routing-store.ts';

const emails = ['priya.raman', 'daniel.okafor', 'ellen.kowalski', 'walt.jorgensen'].map(
  (name) => `${name}@prairieandmain.example`,
);

/** Leads of homes there go to whose turn it is. */
export const SAMPLE_RULE_CITY = 'Elkhorn';

/** Adds three rules and a pond to a demo that has neither; without its agents, nothing. */
export async function addSampleRouting(db: Database): Promise<void> {
  const members = await selectIdsByEmail(db, emails);
  const [priya, daniel, ellen, walt] = members;
  if (!priya || !daniel || !ellen || !walt) return;
  const pond = { name: routingMessages.samplePond(), members, claim_limit: 5 };
  await atomically(db, (tx) =>
    addSampleRules(tx, pond, (pondId) => [
      {
        ...{ name: routingMessages.sampleMillion(), price_from_cents: 100_000_000 },
        ...{ way: 'first-to-claim', agent_ids: [ellen, walt], weights: [1, 1] },
        ...{ claim_minutes: 15, untouched_hours: 2, fallback: 'concierge' },
      },
      {
        ...{ name: routingMessages.sampleElkhorn(), cities: [SAMPLE_RULE_CITY], side: 'buyer' },
        ...{ way: 'in-turn', agent_ids: [priya, daniel, walt], weights: [2, 1, 1] },
        ...{ untouched_hours: 4, fallback: 'pond', fallback_pond_id: pondId },
      },
      {
        ...{ name: routingMessages.sampleSellers(), side: 'seller', way: 'in-turn' },
        ...{ agent_ids: [ellen, walt], weights: [1, 1], untouched_hours: 8 },
        ...{ fallback: 'concierge' },
      },
    ]),
  );
}
