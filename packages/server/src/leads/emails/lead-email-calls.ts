import {
  leadEmailEndpoints,
  leadMessagesMoved,
  type WireContactEmail,
} from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { linkOpened, listThreads, whyNotTracked } from '#messaging';
import {
  answerOnce,
  atomically,
  type Caller,
  hiddenColumns,
  mayCall,
  type Queryable,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { detailScope } from '../details/lead-detail-columns.ts';
import { requireLead } from '../details/lead-details.ts';
import { isLeadInSight } from '../inquiries/inquiry-store.ts';
import { emailMessages } from '../messages/emails.ts';
import { inquiryStaffMessages } from '../messages/staff-emails.ts';
import { sendersOf } from './email-people.ts';
import { listContactEmails } from './list-contact-emails.ts';
import { cancelScheduled, changeScheduled, listScheduled } from './schedule-email.ts';
import { sendLeadEmail } from './send-lead-email.ts';

const CONTACTS_MAX = 20;

/** Registers the calls of emails to leads, and tells open pages of links that were opened. */
export function serveLeadEmailCalls(app: FastifyInstance, services: Services): void {
  const { db, live } = services;
  serveEndpoint(app, leadEmailEndpoints.getEmailsOfContacts, (call) =>
    listContactEmails(db, requireCaller(call), call.body),
  );
  serveEndpoint(app, leadEmailEndpoints.sendLeadEmail, (call) => {
    const caller = requireCaller(call);
    const submission = submissionOf(leadEmailEndpoints.sendLeadEmail, call.body, call);
    return answerOnce(services, submission, async (tx) => {
      const data = await sendLeadEmail(services, tx, caller, call.body);
      const message = data.sendAt ? emailMessages.scheduled() : inquiryStaffMessages.sent();
      return { statusCode: 'success' as const, message, data };
    });
  });
  serveEndpoint(app, leadEmailEndpoints.getLeadEmailOptions, async (call) => {
    const caller = requireCaller(call);
    const lead = await requireLead(db, caller, call.params.id);
    const contacts = (await contactsToWrite(db, caller, lead.id)).map(
      ({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`.trim(), email }),
    );
    const own = lead.email === null ? [] : [lead.email];
    const notTracked = await whyNotTracked(services, db, own);
    return { data: { contacts, from: await sendersOf(services, db, caller), notTracked } };
  });
  serveEndpoint(app, leadEmailEndpoints.listLeadThreads, async (call) => {
    const caller = requireCaller(call);
    const lead = await requireLead(db, caller, call.params.id);
    const { rows, ...facts } = await listThreads(db, { kind: 'lead', id: lead.id }, call.query);
    const contacts = await contactsToWrite(db, caller, lead.id);
    const data = rows.map((row) => ({
      ...{ id: row.id, subject: row.subject, count: row.count, preview: row.preview },
      lastAt: row.recorded_at.toISOString(),
      lastDirection: row.direction as 'in' | 'out',
      replyTo: contacts.find(({ email }) => email === row.answered_from)?.email ?? null,
    }));
    return { data, ...facts };
  });
  serveEndpoint(app, leadEmailEndpoints.listScheduledEmails, async (call) => {
    const caller = requireCaller(call);
    const lead = await requireLead(db, caller, call.params.id);
    return { data: await listScheduled(db, caller, lead.id) };
  });
  serveEndpoint(app, leadEmailEndpoints.updateScheduledEmail, (call) =>
    atomically(db, async (tx) => ({
      data: await changeScheduled(services, tx, requireCaller(call), {
        ...call.body,
        ...call.params,
      }),
    })),
  );
  serveEndpoint(app, leadEmailEndpoints.cancelScheduledEmail, (call) =>
    atomically(db, async (tx) => ({
      data: await cancelScheduled(tx, requireCaller(call), { ...call.body, ...call.params }),
    })),
  );
  live.publish(linkOpened, leadMessagesMoved, async ({ about }, caller) =>
    about?.kind === 'lead' &&
    mayCall(caller, leadEmailEndpoints.sendLeadEmail.access) &&
    (await isLeadInSight(db, caller, about.id))
      ? { leadId: about.id }
      : null,
  );
}

/** Whom an email to a lead can be addressed to, the lead first; nobody without `column-email`. */
async function contactsToWrite(
  db: Queryable,
  caller: Caller,
  leadId: string,
): Promise<WireContactEmail[]> {
  if (hiddenColumns(caller, detailScope).includes('email')) return [];
  const asked = { filter: { leadid: leadId }, paginator: { per_page: CONTACTS_MAX } };
  const { data } = await listContactEmails(db, caller, asked);
  const isOwn = ({ leadid }: WireContactEmail) => Number(leadid === leadId);
  return data.toSorted((one, other) => isOwn(other) - isOwn(one));
}
