import { type Email, instantInWords, layOutEmail, type MailSettings, siteLink } from '#platform';
import { fullName } from '../full-name.ts';
import { routingMessages } from '../messages/routing.ts';
import { inquiryEmailMessages } from '../messages.ts';

/** To who got a lead by a rule, or may claim it; how to reach the person is on the desk. */
export function leadGivenEmail(
  settings: MailSettings,
  lead: { firstName: string; lastName: string; dueAt: Date | null; isOwn: boolean },
): Email {
  const { dueAt, isOwn } = lead;
  const name = fullName(lead);
  return layOutEmail(settings, {
    kind: 'leads.lead-given',
    subject: (isOwn ? routingMessages.givenSubject : routingMessages.offeredSubject)({ name }),
    name: null,
    paragraphs: [
      (isOwn ? routingMessages.given : routingMessages.toClaim)({ name }),
      ...(dueAt ? [routingMessages.due({ due: instantInWords(dueAt) })] : []),
    ],
    action: { label: inquiryEmailMessages.openInquiries(), url: siteLink(settings, '/newleads') },
    closing: [],
  });
}
