import { sql } from 'kysely';
import { selectStaffCallers } from '#accounts';
import { notify } from '#messaging';
import {
  atomically,
  type Caller,
  type DatabaseTransaction,
  isNotPutOff,
  type Services,
  tryRow,
  tryUnlessRefused,
} from '#platform';
import { nameOf } from '../full-name.ts';
import { lockLead } from '../inquiries/inquiry-store.ts';
import { findLead } from '../inquiries/lead-mail-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { textLead } from '../inquiries/send-lead-text.ts';
import { emailMessages } from '../messages/emails.ts';
import { messageNotDelivered } from '../notifications/staff-notifications.ts';
import { letterOf, noteScheduled } from './schedule-email.ts';
import {
  lockDue,
  postponeScheduled,
  type ScheduledRow,
  storeScheduled,
} from './scheduled-email-store.ts';
import { sendLetter } from './send-lead-email.ts';

const JOB = 'leads.send-scheduled-emails';
/** When twenty emails left in ten minutes, the next ones wait. */
const WAIT_MINUTES = 10;

/** Defines the job that sends emails at their time. */
export function defineScheduledEmailJob(services: Services): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await sendScheduledEmails(services, signal)),
  });
}

/**
 * Sends the emails that are due, each in a commit of its own that also says so: a node that dies
 * sends none twice. One that can't be sent anymore is closed with the reason, which its writer and
 * the timeline get. Returns how many were done.
 */
export async function sendScheduledEmails(
  services: Services,
  signal: AbortSignal,
): Promise<number> {
  let done = 0;
  while (!signal.aborted && (await sendNext(services))) done += 1;
  return done;
}

function sendNext(services: Services): Promise<boolean> {
  return atomically(services.db, async (tx) => {
    const row = await lockDue(tx, isNotPutOff(JOB, sql`s.id::text`));
    if (!row) return false;
    await tryRow(services, tx, { job: JOB, rowId: row.id }, () => sendOne(services, tx, row));
    return true;
  });
}

async function sendOne(
  services: Services,
  tx: DatabaseTransaction,
  row: ScheduledRow,
): Promise<void> {
  const [caller] = await selectStaffCallers(tx, { ids: [row.written_by], limit: 1 });
  if (!caller) return giveUp(services, tx, row, emailMessages.left());
  const lead = mayWorkLeads(caller) ? await lockLead(tx, caller, row.lead_id) : null;
  if (!lead || lead.erased_at) return giveUp(services, tx, row, emailMessages.notSeen());
  const { refusal } = await tryUnlessRefused(tx, async () => {
    const messageId = await sendStored(services, tx, { caller, lead }, row);
    await storeScheduled(tx, row.id, {
      state: 'sent',
      ...(messageId !== null && { message_id: messageId }),
    });
  });
  if (!refusal) return;
  if (refusal.code === 'too-many-emails' || refusal.code === 'too-many-texts')
    return postponeScheduled(tx, row.id, WAIT_MINUTES);
  await giveUp(services, tx, row, refusal.fields[0]?.message ?? refusal.message);
}

/** Sends what was stored the way it was meant to; returns the message. */
async function sendStored(
  services: Services,
  tx: DatabaseTransaction,
  whose: { caller: Caller; lead: LeadRow },
  row: ScheduledRow,
): Promise<string | null> {
  if (row.channel === 'sms') {
    return (await textLead(services, tx, whose, letterOf(row))).messageId;
  }
  return (await sendLetter(services, tx, whose, letterOf(row))).messageId;
}

async function giveUp(
  services: Services,
  tx: DatabaseTransaction,
  row: ScheduledRow,
  failure: string,
): Promise<void> {
  const stored = await storeScheduled(tx, row.id, { state: 'failed', failure });
  const isText = row.channel === 'sms';
  await noteScheduled(tx, isText ? 'text-not-sent' : 'email-not-sent', null, stored);
  const lead = await findLead(tx, row.lead_id);
  if (!lead) return;
  const name = nameOf(lead);
  await notify(services, tx, {
    ...{ type: messageNotDelivered, to: [row.written_by], path: `/leads/${lead.id}` },
    ...{ event: `scheduled:${row.id}`, about: { kind: 'lead', id: lead.id } },
    facts: { name, channel: isText ? 'sms' : 'email' },
  });
}
