import { notify } from '#messaging';
import { type DatabaseTransaction, recordEvent, type Services } from '#platform';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { inquiryMoved, leadChanged } from '../lead-events.ts';
import { tellClientOfAgent } from '../notifications/client-notifications.ts';
import { leadNew } from '../notifications/staff-notifications.ts';
import { LEADS_PATH } from '../notifications/tell-lead.ts';
import { handOverTasks } from '../tasks/task-handover.ts';
import { giveLeads } from './transfer-store.ts';

/** Moves locked leads and the open tasks about them, and tells the clients. */
export async function moveTo(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { from, to, by, ids }: { from: string | null; to: string; by: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await giveLeads(tx, ids, to);
  if (from) await handOverTasks(tx, { from, to, by, leadIds: ids });
  for (const leadId of ids) {
    await noteActivity(tx, { leadId, kind: 'handed-over', doneBy: by, facts: { from, to } });
    await recordEvent(tx, inquiryMoved, { leadId });
    await recordEvent(tx, leadChanged, { leadId });
    await tellClientOfAgent(services, tx, leadId);
  }
}

/** Tells someone how many leads are theirs now; not the caller themselves. */
export async function tellTaker(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { from, to, count }: { from: string; to: string; count: number },
): Promise<void> {
  if (count === 0) return;
  await notify(services, tx, {
    ...{ type: leadNew, to: [to], about: null, path: LEADS_PATH },
    facts: { what: 'handed-over', name: from, count },
  });
}
