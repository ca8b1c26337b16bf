import { messageRecorded } from '#messaging';
import { atomically, recordEvent, type Services } from '#platform';
import { inquiryReceived, leadChanged } from '../lead-events.ts';
import { scoreLeads, selectLeadIdsAfter } from './score-store.ts';

const AT_ONCE = 500;

/** Defines the job that keeps scores up to date; inquiries and replies count right away. */
export function defineScoreJob({ db, jobs, events }: Services): void {
  jobs.define({
    name: 'leads.score-leads',
    recurs: true,
    run: async (_data, signal) => scoreAllLeads({ db }, signal),
  });
  const scoreNow = (leadId: string) =>
    atomically(db, async (tx) => {
      for (const id of await scoreLeads(tx, [leadId])) {
        await recordEvent(tx, leadChanged, { leadId: id });
      }
    });
  events.subscribe(inquiryReceived, 'leads.score-inquiries', ({ leadId }) => scoreNow(leadId));
  events.subscribe(messageRecorded, 'leads.score-replies', async ({ direction, about }) => {
    if (direction === 'in' && about?.kind === 'lead') await scoreNow(about.id);
  });
}

/** Counts all scores again, some leads per commit: time alone changes them, too. */
export async function scoreAllLeads(
  { db }: Pick<Services, 'db'>,
  signal?: AbortSignal,
): Promise<void> {
  let last: string | null = null;
  while (!signal?.aborted) {
    const ids: string[] = await selectLeadIdsAfter(db, last, AT_ONCE);
    if (ids.length > 0) await scoreLeads(db, ids);
    if (ids.length < AT_ONCE) return;
    last = ids.at(-1) ?? null;
  }
}
