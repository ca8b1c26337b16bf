import { afterBusinessMinutes, type DatabaseTransaction, type Services } from '#platform';
import { refuseLead } from '../refuse-lead.ts';
import { untouchedMinutes } from './route-lead.ts';
import { countPondClaims, findClaimRules, storeClaim } from './route-store.ts';
import { lockRouting } from './routing-store.ts';

/**
 * Notes that a locked lead is claimed, for the rule that put it where it is. Refuses
 * (pond-claims-full) a member who has as many open leads of its pond as they may.
 */
export async function claimRoute(
  { settings }: Pick<Services, 'settings'>,
  tx: DatabaseTransaction,
  { leadId, by }: { leadId: string; by: string },
): Promise<void> {
  const rules = await findClaimRules(tx, leadId);
  if (!rules) return;
  const { pond_id: pondId, claim_limit: limit } = rules;
  if (pondId !== null && limit !== null) {
    await lockRouting(tx);
    if ((await countPondClaims(tx, { pondId, by })) >= limit) refuseLead('pond-claims-full');
  }
  const minutes = untouchedMinutes(rules);
  const { businessHours } = settings;
  const movesAt =
    minutes === null ? null : afterBusinessMinutes(new Date(), minutes, businessHours);
  await storeClaim(tx, { leadId, by, movesAt });
}
