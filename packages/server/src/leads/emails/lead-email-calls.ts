import { leadEmailEndpoints, leadMessagesMoved } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { linkOpened, listThreads, whyNotTracked } from '#messaging';
import {
  answerOnce,
  atomically,
  hiddenColumns,
  mayCall,
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
    const seesEmails = !hiddenColumns(caller, detailScope).includes('email');
    const asked = { filter: { leadid: lead.id }, paginator: { per_page: CONTACTS_MAX } };
    const found = seesEmails ? (await listContactEmails(db, caller, asked)).data : [];
    const contacts = found.map(({ firstName, lastName, email }) => ({
      name: `${firstName} ${lastName}`.trim(),
      email,
    }));
    const own = lead.email === null ? [] : [lead.email];
    const notTracked = await whyNotTracked(services, db, own);
    return { data: { contacts, from: await sendersOf(services, db, caller), notTracked } };
  });
  serveEndpoint(app, leadEmailEndpoints.listLeadThreads, async (call) => {
    const lead = await requireLead(db, requireCaller(call), call.params.id);
    const { rows, ...facts } = await listThreads(db, { kind: 'lead', id: lead.id }, call.query);
    const data = rows.map(({ id, subject, count, recorded_at, direction, preview }) => ({
      ...{ id, subject, count, preview },
      lastAt: recorded_at.toISOString(),
      lastDirection: direction as 'in' | 'out',
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
