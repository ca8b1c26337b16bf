import { type MailSubject, mailSubjects, notify } from '#messaging';
import { layOutEmail, recordEvent, type Services, siteLink } from '#platform';
import { nameOf } from '../full-name.ts';
import { inquiryMoved } from '../lead-events.ts';
import { inquiryStaffMessages } from '../messages/staff-emails.ts';
import { leadReplied } from '../notifications/staff-notifications.ts';
import { INQUIRIES_PATH } from '../notifications/tell-lead.ts';
import { findTeamAddress, noteActivity } from './inquiry-store.ts';
import { countReceived, findLead, findLeadByAddress, findSeenContacts } from './lead-mail-store.ts';

/** How many of one lead's emails the office is told about in an hour. */
const NOTICES_AN_HOUR = 5;
const SHOWN = 2000;

/** Puts leads' emails on their timelines and tells the agent or the team (R-196). */
function leadMail(services: Services): MailSubject {
  const { mail, settings } = services;
  return {
    kind: 'lead',
    async find(tx, id) {
      const lead = await findLead(tx, id);
      return lead && { id: lead.id, personId: lead.person_id };
    },
    findByAddress: findLeadByAddress,
    isWorkedBy: async (tx, id, personId) => (await findLead(tx, id))?.agent_id === personId,
    async received(tx, id, { messageId, from, subject, body, isAutomatic, isOptOut }) {
      const lead = await findLead(tx, id);
      if (!lead) return;
      const recent = await countReceived(tx, id);
      await noteActivity(tx, { leadId: id, kind: 'email-in', facts: { message: messageId } });
      await recordEvent(tx, inquiryMoved, { leadId: id });
      const { conciergeEmail, email } = settings.brokerage;
      const agent = await findTeamAddress(tx, lead.agent_id);
      if (isAutomatic || recent >= NOTICES_AN_HOUR) return;
      const name = nameOf(lead);
      // The address is all there is: who has the link of a reply may write from anywhere.
      const isTheirs = (await findLeadByAddress(tx, from.address)) === id;
      const told = await notify(services, tx, {
        ...{ type: leadReplied, to: lead.agent_id ? [lead.agent_id] : [], path: INQUIRIES_PATH },
        ...{ event: `message:${messageId}`, about: { kind: 'lead', id } },
        facts: { name, subject, isTheirs },
      });
      const to = agent ? told.emails[0] : (conciergeEmail ?? email);
      if (!to) return;
      const seesAddress =
        agent !== null &&
        lead.agent_id !== null &&
        (await findSeenContacts(tx, lead.agent_id)).email;
      await mail.queue(tx, {
        ...layOutEmail(settings, {
          kind: 'leads.email-received',
          subject: isTheirs
            ? inquiryStaffMessages.repliedSubject({ name, subject })
            : inquiryStaffMessages.repliedElsewhereSubject({ name, subject }),
          name: null,
          paragraphs: [
            isTheirs
              ? inquiryStaffMessages.replied({ name })
              : seesAddress
                ? inquiryStaffMessages.repliedElsewhere({ name, address: from.address })
                : inquiryStaffMessages.repliedHidden({ name }),
            ...body.slice(0, SHOWN).split(/\n{2,}/),
          ],
          action: {
            label: inquiryStaffMessages.openInquiries(),
            url: siteLink(settings, '/newleads'),
          },
          closing: [
            isOptOut ? inquiryStaffMessages.optedOut() : inquiryStaffMessages.repliedHint(),
          ],
          why: inquiryStaffMessages.why({ firm: settings.brokerage.name }),
        }),
        to,
      });
    },
  };
}

/** Registers leads as what email can be about. */
export function registerLeadMail(services: Services): void {
  mailSubjects(services).push(leadMail(services));
}
