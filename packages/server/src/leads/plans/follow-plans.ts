import { messageRecorded } from '#messaging';
import { atomically, type Database, type Services } from '#platform';
import { lockAnyLead } from '../inquiries/lead-store.ts';
import { inquiryMoved, leadChanged } from '../lead-events.ts';
import { followLead, pauseRun } from './change-run.ts';
import { findReplySince, hasGoingRuns, lockGoingRuns } from './run-store.ts';

/**
 * Pauses plans when the person answers, stops them by stage, and goes on with steps that waited for
 * an agent. Events come a little later and can come twice; so each step looks again before it is
 * taken, and what is paused or stopped already stays so.
 */
export function followPlans({ db, events }: Pick<Services, 'db' | 'events'>): void {
  events.subscribe(messageRecorded, 'leads.pause-plans', async ({ direction, about }) => {
    if (direction === 'in' && about?.kind === 'lead') await pauseForReply(db, about.id);
  });
  events.subscribe(leadChanged, 'leads.follow-plans', ({ leadId }) => followChange(db, leadId));
  events.subscribe(inquiryMoved, 'leads.wake-plans', ({ leadId }) => followChange(db, leadId));
}

/** Pauses what runs on a lead that answered since. */
export async function pauseForReply(db: Database, leadId: string): Promise<void> {
  if (!(await hasGoingRuns(db, leadId))) return;
  await atomically(db, async (tx) => {
    if (!(await lockAnyLead(tx, leadId))) return;
    for (const run of await lockGoingRuns(tx, leadId)) {
      const why = run.state === 'running' && (await findReplySince(tx, leadId, run.heard_after));
      if (why) await pauseRun(tx, run, { why });
    }
  });
}

/** Stops and wakes what runs on a lead, by the stage and the agent that it has now. */
export async function followChange(db: Database, leadId: string): Promise<void> {
  if (!(await hasGoingRuns(db, leadId))) return;
  await atomically(db, async (tx) => {
    const lead = await lockAnyLead(tx, leadId);
    if (lead) await followLead(tx, lead, new Date());
  });
}
