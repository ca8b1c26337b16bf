import type { leadEmailEndpoints, WireScheduledEmail } from '@homestead/contract/leads';
import type { WireLeftOut } from '@homestead/contract/messaging';
import type { BodyOf } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import { presentLeftOut } from '#messaging';
import {
  type Caller,
  type DatabaseTransaction,
  hiddenColumns,
  holds,
  type PeopleByName,
  type Queryable,
  recordEvent,
  requireVersion,
  type Services,
} from '#platform';
import { detailScope } from '../details/lead-detail-columns.ts';
import { nameIn } from '../full-name.ts';
import { lockLead, noteActivity } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadChanged } from '../lead-events.ts';
import { refuseLead } from '../refuse-lead.ts';
import { checkLetter, type Letter, readSendAt } from './check-letter.ts';
import { writerLock } from './require-few-emails.ts';
import {
  countWaitingOf,
  insertScheduled,
  lockScheduled,
  type ScheduledRow,
  selectScheduled,
  storeScheduled,
} from './scheduled-email-store.ts';

const WAITING_MAX = 50;

/** What is stored besides subject and content. */
type Options = Omit<Letter, 'subject' | 'content'>;

/** A stored email as it was written. */
export const letterOf = ({ subject, content, options }: ScheduledRow): Letter => ({
  ...(options as Options),
  ...{ subject, content },
});

/**
 * Stores an email to a locked lead for later. Refuses what can't be sent now, as `checkLetter`
 * does: at its time it is checked again. Refuses more than 50 that wait (scheduled-emails-full).
 */
export async function scheduleEmail(
  services: Services,
  tx: DatabaseTransaction,
  { caller, lead }: { caller: Caller; lead: LeadRow },
  { letter, sendAt }: { letter: Letter; sendAt: string },
): Promise<{ scheduledEmailId: string; sendAt: string; leftOut: WireLeftOut[] }> {
  const at = readSendAt(sendAt);
  const { people } = await checkLetter(services, tx, { caller, lead }, letter);
  await writerLock.untilCommit(tx, { record: caller.personId });
  const waiting = await countWaitingOf(tx, caller.personId, { isHeld: false });
  if (waiting >= WAITING_MAX) refuseLead('scheduled-emails-full');
  const { subject, content, ...options } = letter;
  const scheduledEmailId = await insertScheduled(tx, {
    ...{ lead_id: lead.id, written_by: caller.personId, subject, content, options },
    send_at: at,
  });
  await noteScheduled(tx, 'email-scheduled', caller.personId, {
    ...{ lead_id: lead.id, subject, send_at: at },
  });
  const leftOut = people.leftOut.map(presentLeftOut);
  return { scheduledEmailId, sendAt: at.toISOString(), leftOut };
}

/** Adds to the timeline what happened with an email that is sent later. */
export async function noteScheduled(
  tx: DatabaseTransaction,
  kind:
    | 'email-scheduled'
    | 'email-rescheduled'
    | 'email-canceled'
    | 'text-canceled'
    | 'email-not-sent'
    | 'text-not-sent',
  by: string | null,
  row: Pick<ScheduledRow, 'lead_id' | 'subject' | 'send_at'> & { failure?: string | null },
): Promise<void> {
  const { lead_id: leadId, subject, send_at, failure } = row;
  const facts = { subject, times: [send_at], ...(failure && { note: failure }) };
  await noteActivity(tx, { leadId, kind, doneBy: by, facts });
  await recordEvent(tx, leadChanged, { leadId });
}

/** The emails to a lead that wait or weren't sent, as the caller sees them. */
export async function listScheduled(
  db: Queryable,
  caller: Caller,
  leadId: string,
): Promise<WireScheduledEmail[]> {
  const rows = await selectScheduled(db, leadId);
  const people = await namePeople(db, [...new Set(rows.map((row) => row.written_by))]);
  return rows.map((row) => presentScheduled(row, caller, people));
}

type Changes = BodyOf<typeof leadEmailEndpoints.updateScheduledEmail>;

/**
 * Changes an email that waits, and checks it as a whole again. Refuses (scheduled-email-not-found,
 * scheduled-email-closed), another version (changed-meanwhile), and who didn't write it
 * (scheduled-email-of-another).
 */
export async function changeScheduled(
  services: Services,
  tx: DatabaseTransaction,
  caller: Caller,
  { id, version, sendAt, ...given }: Changes & { id: string },
): Promise<WireScheduledEmail> {
  const { row, lead } = await lockOpen(tx, caller, { id, version });
  if (row.channel !== 'email') refuseLead('scheduled-email-closed');
  if (row.written_by !== caller.personId) refuseLead('scheduled-email-of-another');
  const changes = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const letter: Letter = { ...letterOf(row), ...changes };
  await checkLetter(services, tx, { caller, lead }, letter);
  const { subject, content, ...options } = letter;
  const at = sendAt === undefined ? row.send_at : readSendAt(sendAt);
  const stored = await storeScheduled(tx, id, { subject, content, options, send_at: at });
  if (Number(at) !== Number(row.send_at)) {
    await noteScheduled(tx, 'email-rescheduled', caller.personId, stored);
  } else await recordEvent(tx, leadChanged, { leadId: lead.id });
  return presentOne(tx, caller, stored);
}

/** Cancels an email that waits. Refuses like `changeScheduled`; who assigns any lead may, too. */
export async function cancelScheduled(
  tx: DatabaseTransaction,
  caller: Caller,
  given: { id: string; version: number },
): Promise<WireScheduledEmail> {
  const { row } = await lockOpen(tx, caller, given);
  if (!mayCancel(row, caller)) refuseLead('scheduled-email-of-another');
  const stored = await storeScheduled(tx, row.id, { state: 'canceled' });
  const kind = row.channel === 'email' ? 'email-canceled' : 'text-canceled';
  if (!row.is_held) await noteScheduled(tx, kind, caller.personId, stored);
  return presentOne(tx, caller, stored);
}

/** An email that waits, with its lead, both locked. Refuses what `changeScheduled` does. */
async function lockOpen(
  tx: DatabaseTransaction,
  caller: Caller,
  { id, version }: { id: string; version: number },
): Promise<{ row: ScheduledRow; lead: LeadRow }> {
  const row = await lockScheduled(tx, caller, id);
  const lead = row && (await lockLead(tx, caller, row.lead_id));
  if (!row || !lead) return refuseLead('scheduled-email-not-found');
  if (row.state !== 'waiting') refuseLead('scheduled-email-closed');
  requireVersion(row, version);
  return { row, lead };
}

const mayCancel = ({ written_by }: ScheduledRow, caller: Caller) =>
  written_by === caller.personId || holds(caller, 'lead-assign-all');

async function presentOne(
  db: Queryable,
  caller: Caller,
  row: ScheduledRow,
): Promise<WireScheduledEmail> {
  return presentScheduled(row, caller, await namePeople(db, [row.written_by]));
}

function presentScheduled(
  row: ScheduledRow,
  caller: Caller,
  people: PeopleByName,
): WireScheduledEmail {
  const { to = [], cc = [], bcc = [], ...letter } = letterOf(row);
  const hidden = hiddenColumns(caller, detailScope);
  const seesSecond = row.written_by === caller.personId || !hidden.includes('secondaryEmail');
  const seesEmails = seesSecond && !hidden.includes('email');
  const isOpen = row.state === 'waiting';
  return {
    id: row.id,
    leadId: row.lead_id,
    channel: row.channel as WireScheduledEmail['channel'],
    subject: row.subject,
    content: row.content,
    ...(seesEmails ? { to, cc, bcc } : { to: [], cc: [], bcc: [] }),
    from: letter.from ?? null,
    emailFor: letter.emailFor ?? '',
    homes: letter.homes ?? [],
    tracksLinks: letter.tracksLinks ?? true,
    fairHousingReason: letter.fairHousingReason ?? null,
    sendAt: row.send_at.toISOString(),
    state: row.state as WireScheduledEmail['state'],
    failure: row.failure,
    writtenBy: nameIn(people, row.written_by),
    version: row.version,
    abilities: [
      ...(isOpen && row.channel === 'email' && row.written_by === caller.personId
        ? (['edit'] as const)
        : []),
      ...(isOpen && mayCancel(row, caller) ? (['cancel'] as const) : []),
    ],
  };
}
