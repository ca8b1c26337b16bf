import { normalizeEmail } from '@homestead/contract/accounts';
import type { InquiryKind } from '@homestead/contract/leads';
import type { Language } from '@homestead/contract/platform';
import { findEmailHome, presentEmailHome } from '#listings';
import {
  afterBusinessMinutes,
  type DatabaseTransaction,
  inLanguage,
  recordEvent,
  type Services,
} from '#platform';
import { inquiryMoved } from '../lead-events.ts';
import { tellLead } from '../notifications/tell-lead.ts';
import { routeLead } from '../routing/route-lead.ts';
import { tellGiven } from '../routing/tell-given.ts';
import { announceToPrograms } from '../webhooks/announce-to-programs.ts';
import { consentsOf, recordFormConsents } from './form-consents.ts';
import type { NewInquiry } from './inquiry.ts';
import {
  inquiryArrivedEmail,
  inquiryReceivedEmail,
  inquiryStatusLink,
  type ToldInquiry,
} from './inquiry-emails.ts';
import { findClientMailbox, insertInquiry, noteActivity } from './inquiry-store.ts';
import { upsertLead } from './lead-store.ts';

/** Kinds that someone waits to be answered about: the promise clock runs. */
const answered: ReadonlySet<InquiryKind> = new Set([
  'contact',
  'home',
  'tour',
  'quiz',
  'home-value',
  'agent',
  'email',
  'text',
  'offer',
]);

/**
 * Stores an inquiry in the caller's transaction: one lead for each email address, the
 * inquiry with its clock, what was consented to, a line on the timeline, and the event. A visitor's
 * inquiry fills in what an existing lead lacks and changes nothing else, since anyone can type
 * anyone's address; a client's goes on the lead of their own, confirmed address. Confirms it to the
 * person with a link to its status, and tells the agent or the team. One that may be spam has no
 * clock, changes no lead, and nobody is told.
 */
export async function recordInquiry(
  services: Services,
  tx: DatabaseTransaction,
  inquiry: NewInquiry,
): Promise<{ id: string; leadId: string; agentId: string | null }> {
  const { kind, origin, isSuspected = false } = inquiry;
  const receivedAt = inquiry.receivedAt ?? new Date();
  const mailbox = inquiry.personId && (await findClientMailbox(tx, inquiry.personId));
  const lead = await upsertLead(tx, {
    email: normalized(mailbox || inquiry.email),
    personId: mailbox ? inquiry.personId : null,
    firstName: inquiry.firstName,
    lastName: inquiry.lastName,
    phone: inquiry.phone,
    preferredContact: origin.preferredContact ?? null,
    language: origin.language ?? 'en',
    kind,
    leadRole: inquiry.leadRole ?? null,
    agentId: inquiry.agentId ?? null,
    isSuspected,
  });
  const consents = consentsOf(origin, services.settings.brokerage.name);
  const dueAt = isSuspected ? null : dueOf(services, kind, receivedAt);
  const id = await insertInquiry(tx, {
    ...inquiry,
    leadId: lead.id,
    email: normalized(inquiry.email),
    isVerified: Boolean(mailbox),
    isSuspected,
    receivedAt,
    dueAt,
    consents,
  });
  if (!isSuspected) {
    await recordFormConsents(tx, consents, {
      ...{ leadId: lead.id, email: normalized(inquiry.email), phone: inquiry.phone },
      ...{ page: origin.page ?? null, ipAddress: inquiry.address },
    });
  }
  await noteActivity(tx, { leadId: lead.id, kind: 'inquiry', inquiryId: id, facts: { kind } });
  await recordEvent(tx, inquiryMoved, { leadId: lead.id });
  if (!isSuspected) {
    await announceToPrograms(tx, { inquiryId: id, leadId: lead.id, isCleared: false });
  }
  const routed = await routeLead(services, tx, lead, inquiry);
  const { agentId } = routed;
  if (dueAt && !inquiry.hasOwnEmails) {
    await announceInquiry(services, tx, {
      ...{ ...inquiry, ...routed, id, dueAt, leadId: lead.id },
      language: origin.language,
    });
  } else if (routed.isNew && !(dueAt && agentId)) {
    await tellGiven(services, tx, { lead, dueAt, routed, inquiryId: id });
  }
  return { id, leadId: lead.id, agentId };
}

const normalized = (email: string | null) => (email === null ? null : normalizeEmail(email));

/** When an inquiry that came at an instant must be answered; null if nobody waits for an answer. */
export function dueOf({ settings }: Services, kind: InquiryKind, since: Date): Date | null {
  if (!answered.has(kind)) return null;
  return afterBusinessMinutes(since, settings.PROMISE_MINUTES, settings.businessHours);
}

interface AnnouncedInquiry extends ToldInquiry {
  id: string;
  leadId: string;
  kind: InquiryKind;
  dueAt: Date;
  agentId: string | null;
  /** Who may claim the lead, if only some may. */
  claimants: readonly string[];
  /** Whether a rule gave or offered the lead just now. */
  isNew: boolean;
  /** Of the page it came from; English if it isn't known. */
  language?: Language | undefined;
}

/**
 * Confirms a stored inquiry by email to who sent it, and tells the agent, those who may claim the
 * lead, or the team.
 */
export async function announceInquiry(
  services: Services,
  tx: DatabaseTransaction,
  inquiry: AnnouncedInquiry,
): Promise<void> {
  const { id, kind, dueAt, isNew, home } = inquiry;
  const { mail, settings } = services;
  const { conciergeEmail, email } = settings.brokerage;
  const told = await tellLead(services, tx, {
    ...{ ...inquiry, name: inquiry, inquiryId: id, what: isNew ? 'given' : 'inquired' },
  });
  const isForTeam = !told.isTold;
  const recipients = isForTeam
    ? [conciergeEmail ?? email].filter((to) => to !== null)
    : told.emails;
  const arrived = inquiryArrivedEmail(settings, { inquiry, dueAt, isForTeam });
  if (inquiry.email !== null) {
    const to = inquiry.email;
    const received = await inLanguage(inquiry.language ?? 'en', async () => {
      const statusUrl = await inquiryStatusLink(settings, tx, { id, email: to });
      const row = home && (await findEmailHome(tx, home.mlsNumber));
      const shown = row ? presentEmailHome(settings, row) : null;
      return inquiryReceivedEmail(settings, { kind, dueAt, statusUrl, home, shown });
    });
    await mail.queue(tx, { ...received, to, unproven: 'inquiry' });
  }
  await mail.queueAll(
    tx,
    recipients.map((to) => ({ ...arrived, to })),
  );
}
