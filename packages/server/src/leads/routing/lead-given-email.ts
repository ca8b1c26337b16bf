import {
  cut,
  type Email,
  instantInWords,
  layOutEmail,
  type MailSettings,
  shortInstant,
  siteLink,
} from '#platform';
import { fullName } from '../full-name.ts';
import { routingMessages } from '../messages/routing.ts';
import { inquiryStaffMessages } from '../messages/staff-emails.ts';

/** To who got a lead by a rule, or may claim it; how to reach the person is on the desk. */
export function leadGivenEmail(
  settings: MailSettings,
  lead: { firstName: string; lastName: string; dueAt: Date | null; isOwn: boolean },
): Email {
  const { dueAt, isOwn } = lead;
  const name = fullName(lead);
  return layOutEmail(settings, {
    kind: 'leads.lead-given',
    subject: subjectOf(cut(name, NAME_MAX), lead),
    name: null,
    paragraphs: [
      (isOwn ? routingMessages.given : routingMessages.toClaim)({ name }),
      ...(dueAt ? [routingMessages.due({ due: instantInWords(dueAt) })] : []),
    ],
    action: { label: inquiryStaffMessages.openInquiries(), url: siteLink(settings, '/newleads') },
    closing: [],
    why: inquiryStaffMessages.why({ firm: settings.brokerage.name }),
  });
}

/** Leaves room for the news around a name. */
const NAME_MAX = 24;

function subjectOf(name: string, { dueAt, isOwn }: { dueAt: Date | null; isOwn: boolean }): string {
  if (!dueAt) {
    return (isOwn ? routingMessages.givenSubject : routingMessages.offeredSubject)({ name });
  }
  const told = { name, due: shortInstant(dueAt) };
  return (isOwn ? routingMessages.givenSubjectDue : routingMessages.offeredSubjectDue)(told);
}
