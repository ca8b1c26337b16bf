import {
  cut,
  type Email,
  type EmailHome,
  instantInWords,
  layOutEmail,
  type MailSettings,
  shortInstant,
  siteLink,
} from '#platform';
import { fullName } from '../full-name.ts';
import { routingMessages } from '../messages/routing.ts';
import { inquiryStaffMessages } from '../messages/staff-emails.ts';
import { homeInWords } from '../tours/tour-calendar.ts';

/** What the person of a lead asked. */
export interface GivenAsked {
  home: { mlsNumber: string; address: string | null } | null;
  message: string;
}

/** To who got a lead by a rule, or may claim it; how to reach the person is on the desk. */
export function leadGivenEmail(
  settings: MailSettings,
  lead: {
    firstName: string;
    lastName: string;
    dueAt: Date | null;
    isOwn: boolean;
    asked: GivenAsked | null;
    /** The home that they ask about, if its page may be shown. */
    shown: EmailHome | null;
  },
): Email {
  const { dueAt, isOwn, asked, shown } = lead;
  const name = fullName(lead);
  const { home = null, message = '' } = asked ?? {};
  return layOutEmail(settings, {
    kind: 'leads.lead-given',
    subject: subjectOf(cut(name, NAME_MAX), lead),
    name: null,
    paragraphs: [
      (isOwn ? routingMessages.given : routingMessages.toClaim)({ name }),
      ...(home
        ? [
            inquiryStaffMessages.arrivedAbout({
              ...{ name, home: homeInWords(home), number: home.mlsNumber },
            }),
          ]
        : []),
      ...(message ? [inquiryStaffMessages.arrivedMessage({ message })] : []),
      ...(dueAt ? [routingMessages.due({ due: instantInWords(dueAt) })] : []),
    ],
    home: shown,
    action: {
      label: isOwn ? routingMessages.openLead() : routingMessages.claim(),
      url: siteLink(settings, '/newleads'),
    },
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
