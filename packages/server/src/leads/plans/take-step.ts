import { LEAD_TAGS_MAX } from '@homestead/contract/leads';
import { dateAfter, localDate } from '@homestead/contract/platform';
import { actAs } from '#accounts';
import { findOfficeTemplates } from '#messaging';
import {
  type Actor,
  type DatabaseTransaction,
  quietUntil,
  type Services,
  tryUnlessRefused,
} from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { zonesOfClient } from '../inquiries/send-lead-text.ts';
import { selectTagsOf } from '../list/lead-tag-store.ts';
import { setLeadTags, tagKey } from '../list/set-lead-tags.ts';
import { changeLead } from '../record/change-lead.ts';
import { worksLeads } from '../record/record-store.ts';
import { createTask } from '../tasks/save-task.ts';
import type { PlanStep } from './plan-steps.ts';
import { selectPlanEntries } from './plan-store.ts';
import { sendPlanEmail, sendPlanText } from './send-step.ts';

/** What became of a step that was due; `later` says until when it waits, and for what. */
export type StepResult =
  | { outcome: 'done' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'later'; held: 'quiet-hours' | 'agent'; until: Date };

interface Due {
  step: PlanStep;
  lead: LeadRow;
  now: Date;
  /** The plan started because the lead arrived. */
  isOnArrival?: boolean;
}

const HOUR_MS = 60 * 60_000;

/**
 * Takes a step with a locked lead at `now`, in the name of who works it. A refusal leaves nothing
 * behind. Without an agent the step waits; it is looked at again in an hour, or when one is there.
 */
export async function takeStep(
  services: Services,
  tx: DatabaseTransaction,
  { step, lead, now, isOnArrival = false }: Due,
): Promise<StepResult> {
  const sender = await findSender(tx, lead);
  if (!sender) {
    return { outcome: 'later', held: 'agent', until: new Date(now.getTime() + HOUR_MS) };
  }
  const { refusal, result } = await tryUnlessRefused(tx, () =>
    carryOut(services, tx, { step, lead, now, isOnArrival, sender }),
  );
  return refusal ? refused(refusal.code) : result;
}

/** The lead's agent, if they still work here. */
async function findSender(tx: DatabaseTransaction, lead: LeadRow): Promise<Actor | null> {
  const { agent_id: agentId } = lead;
  if (agentId === null || !(await worksLeads(tx, agentId))) return null;
  return actAs(tx, agentId);
}

interface Carried extends Due {
  sender: Actor;
}

async function carryOut(
  services: Services,
  tx: DatabaseTransaction,
  { step, lead, now, sender, isOnArrival = false }: Carried,
): Promise<StepResult> {
  switch (step.kind) {
    case 'email':
    case 'text': {
      const zones = await zonesOfClient(tx, lead.person_id);
      const until = quietUntil(now, zones);
      if (until) return { outcome: 'later', held: 'quiet-hours', until };
      const template = (await findOfficeTemplates(tx, [step.templateId])).get(step.templateId);
      if (!template || template.retired_at) return refused('template-gone');
      const send = step.kind === 'email' ? sendPlanEmail : sendPlanText;
      const reason = await send(services, tx, {
        ...{ lead, sender: sender.caller, template, zones, isOnArrival },
      });
      return reason === null ? { outcome: 'done' } : refused(reason);
    }
    case 'task': {
      const { taskKind: kind, title, notes, dueDays } = step;
      const dueOn = dateAfter(localDate(now), dueDays);
      await createTask(services, tx, sender, { kind, title, notes, dueOn, leadId: lead.id });
      return { outcome: 'done' };
    }
    case 'stage': {
      const stages = await selectPlanEntries(tx, 'lead-stages');
      if (!stages.some(({ id }) => id === step.stageId)) return refused('stage-gone');
      await changeLead(tx, sender, lead, { set: { stage_id: step.stageId }, isByPlan: true });
      return { outcome: 'done' };
    }
    case 'tag': {
      const held = await selectTagsOf(tx, lead.id);
      if (held.some((tag) => tagKey(tag) === tagKey(step.tag))) return { outcome: 'done' };
      if (held.length >= LEAD_TAGS_MAX) return refused('tags-full');
      await setLeadTags(tx, sender.caller, { leadId: lead.id, tags: [...held, step.tag] });
      return { outcome: 'done' };
    }
    case 'wait':
      return { outcome: 'done' };
  }
}

const refused = (reason: string): StepResult => ({ outcome: 'refused', reason });
