import type { BehaviorKind } from '@homestead/contract/leads';
import { notify } from '#messaging';
import type { DatabaseTransaction, Services } from '#platform';
import { nameOf } from '../full-name.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { lockAnyLead } from '../inquiries/lead-store.ts';
import { behaviorNoticed } from '../notifications/behavior-notifications.ts';
import { leadPath } from '../notifications/tell-lead.ts';
import { findPlan } from '../plans/plan-store.ts';
import { startByRule } from '../plans/start-by-rule.ts';
import { findActiveTrigger, takeFiring } from './behavior-store.ts';

type Telling = Pick<Services, 'mail' | 'settings'>;

/** Announces a firing once: on the timeline, to the agent, and by starting the trigger's plan. */
export async function tellFiring(
  services: Telling,
  tx: DatabaseTransaction,
  id: string,
): Promise<void> {
  const firing = await takeFiring(tx, id);
  if (!firing) return;
  const { lead_id: leadId, listing_id: listingId, count } = firing;
  const lead = await lockAnyLead(tx, leadId);
  if (!lead || lead.erased_at !== null) return;
  const kind = firing.kind as BehaviorKind;
  // Which of the homes was the last one says nothing about many.
  const home = kind === 'many-views' || kind === 'back' ? {} : { listingId };
  await noteActivity(tx, { leadId, kind: 'behavior', facts: { what: kind, count, ...home } });
  const name = nameOf(lead);
  await notify(services, tx, {
    ...{ type: behaviorNoticed, to: lead.agent_id ? [lead.agent_id] : [] },
    ...{ event: `behavior:${id}`, about: { kind: 'lead', id: leadId }, path: leadPath(leadId) },
    facts: { name, kind, count },
  });
  const trigger = await findActiveTrigger(tx, kind);
  const plan = trigger?.plan_id ? await findPlan(tx, trigger.plan_id) : null;
  if (plan) await startByRule(services, tx, { lead, plan, cause: `trigger:${id}` });
}
