import { unmatchedMailEndpoints, type WireUnmatchedMail } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  attachUnmatchedMail,
  listUnmatchedMail,
  type MailSubject,
  mailSubjects,
  putUnmatchedMailAside,
} from '#messaging';
import {
  atomically,
  holds,
  layOutEmail,
  recordEvent,
  requireCaller,
  type Services,
  serveEndpoint,
  siteLink,
} from '#platform';
import { fullName } from '../full-name.ts';
import { inquiryMoved } from '../lead-events.ts';
import { inquiryEmailMessages } from '../messages.ts';
import { refuseLead } from '../refuse-lead.ts';
import { findTeamAddress, lockLead, noteActivity } from './inquiry-store.ts';
import { countReceived, findLead, findLeadByAddress, findSeenContacts } from './lead-mail-store.ts';

/** How many of one lead's emails the office is told about in an hour. */
const NOTICES_AN_HOUR = 5;
const SHOWN = 2000;

/** Puts leads' emails on their timelines and tells the agent or the team (R-196). */
function leadMail({ mail, settings }: Services): MailSubject {
  return {
    kind: 'lead',
    async find(tx, id) {
      const lead = await findLead(tx, id);
      return lead && { personId: lead.person_id };
    },
    findByAddress: findLeadByAddress,
    async received(tx, id, { messageId, from, subject, body, isAutomatic }) {
      const lead = await findLead(tx, id);
      if (!lead) return;
      const recent = await countReceived(tx, id);
      await noteActivity(tx, { leadId: id, kind: 'email-in', facts: { message: messageId } });
      await recordEvent(tx, inquiryMoved, { leadId: id });
      const { conciergeEmail, email } = settings.brokerage;
      const agent = await findTeamAddress(tx, lead.agent_id);
      const to = agent ?? conciergeEmail ?? email;
      if (isAutomatic || recent >= NOTICES_AN_HOUR || !to) return;
      const name = fullName({ firstName: lead.first_name, lastName: lead.last_name });
      // The address is all there is: who has the link of a reply may write from anywhere.
      const isTheirs = (await findLeadByAddress(tx, from.address)) === id;
      const seesAddress =
        agent !== null &&
        lead.agent_id !== null &&
        (await findSeenContacts(tx, lead.agent_id)).email;
      await mail.queue(tx, {
        ...layOutEmail(settings, {
          kind: 'leads.email-received',
          subject: isTheirs
            ? inquiryEmailMessages.repliedSubject({ name, subject })
            : inquiryEmailMessages.repliedElsewhereSubject({ name, subject }),
          name: null,
          paragraphs: [
            isTheirs
              ? inquiryEmailMessages.replied({ name })
              : seesAddress
                ? inquiryEmailMessages.repliedElsewhere({ name, address: from.address })
                : inquiryEmailMessages.repliedHidden({ name }),
            ...body.slice(0, SHOWN).split(/\n{2,}/),
          ],
          action: {
            label: inquiryEmailMessages.openInquiries(),
            url: siteLink(settings, '/newleads'),
          },
          closing: [inquiryEmailMessages.repliedHint()],
        }),
        to,
      });
    },
  };
}

/** Registers leads as what email can be about, and the calls for email that matched none. */
export function serveLeadMail(app: FastifyInstance, services: Services): void {
  const { db } = services;
  mailSubjects(services).push(leadMail(services));
  serveEndpoint(app, unmatchedMailEndpoints.listUnmatchedMail, async ({ query, caller }) => {
    const seesAddress = holds(requireCaller({ caller }), 'column-email');
    const { data, ...facts } = await listUnmatchedMail(db, query);
    return {
      data: data.map((row) => ({
        id: row.id,
        receivedAt: row.received_at.toISOString(),
        fromName: row.from_name,
        fromAddress: seesAddress ? row.from_address : null,
        subject: row.subject,
        body: row.body,
        problem: row.problem as WireUnmatchedMail['problem'],
        abilities: ['attach' as const, 'remove' as const],
      })),
      ...facts,
    };
  });
  serveEndpoint(
    app,
    unmatchedMailEndpoints.attachUnmatchedMail,
    async ({ params: { id }, body, caller }) => {
      await atomically(db, async (tx) => {
        const lead = await lockLead(tx, requireCaller({ caller }), body.leadId);
        if (!lead || lead.erased_at) return refuseLead('lead-not-found');
        const about = { kind: 'lead', id: lead.id };
        const isDone = await attachUnmatchedMail(services, tx, { id, about });
        return isDone || refuseLead('mail-not-found');
      });
      return { data: { id } };
    },
  );
  serveEndpoint(app, unmatchedMailEndpoints.removeUnmatchedMail, async ({ params: { id } }) => {
    const isDone = await atomically(db, (tx) => putUnmatchedMailAside(tx, id));
    return isDone ? { data: { id } } : refuseLead('mail-not-found');
  });
}
