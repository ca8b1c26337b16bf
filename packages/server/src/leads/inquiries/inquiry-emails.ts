import type { InquiryKind } from '@homestead/contract/leads';
import { phoneText } from '@homestead/contract/platform';
import {
  type Email,
  instantInWords,
  issueSecretLinks,
  layOutEmail,
  type MailSettings,
  type Queryable,
  siteLink,
} from '#platform';
import { fullName } from '../full-name.ts';
import { inquiryEmailMessages } from '../messages.ts';
import { homeInWords } from '../tours/tour-calendar.ts';
import type { NewInquiry } from './inquiry.ts';

/** What a status link opens: one inquiry, for 30 days. */
export const STATUS_PURPOSE = 'leads.inquiry-status';
const STATUS_MINUTES = 30 * 24 * 60;

/** A link to an inquiry's private status page. */
export async function inquiryStatusLink(
  settings: MailSettings,
  tx: Queryable,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const link = { purpose: STATUS_PURPOSE, subject: id, email, minutes: STATUS_MINUTES };
  const [token = ''] = await issueSecretLinks(tx, [link]);
  return siteLink(settings, '/inquirystatus', {}, { token });
}

const received: Partial<Record<InquiryKind, (values: { firm: string }) => string>> = {
  'home-value': inquiryEmailMessages.receivedHomeValue,
  quiz: inquiryEmailMessages.receivedQuiz,
};

/**
 * To the person who sent an inquiry. Includes nothing that was typed, since anyone can type
 * anyone's address.
 */
export function inquiryReceivedEmail(
  settings: MailSettings,
  { kind, dueAt, statusUrl }: { kind: InquiryKind; dueAt: Date; statusUrl: string },
): Email {
  const firm = settings.brokerage.name;
  return layOutEmail(settings, {
    kind: 'leads.inquiry-received',
    subject: inquiryEmailMessages.receivedSubject(),
    name: null,
    paragraphs: [
      (received[kind] ?? inquiryEmailMessages.received)({ firm }),
      inquiryEmailMessages.due({ due: instantInWords(dueAt) }),
    ],
    action: { label: inquiryEmailMessages.seeStatus(), url: statusUrl },
    closing: [inquiryEmailMessages.ignore()],
  });
}

export type ToldInquiry = Pick<
  NewInquiry,
  'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'home' | 'homeToValue'
>;

/**
 * To the lead's agent or the team: who asked what, and until when to answer. How to reach the
 * person is for the team's own mailbox: an agent may not be allowed to see it.
 */
export function inquiryArrivedEmail(
  settings: MailSettings,
  { inquiry, dueAt, isForTeam }: { inquiry: ToldInquiry; dueAt: Date; isForTeam: boolean },
): Email {
  const { message, home, homeToValue } = inquiry;
  const name = fullName(inquiry);
  const arrived = home
    ? inquiryEmailMessages.arrivedAbout({ name, home: homeInWords(home), number: home.mlsNumber })
    : homeToValue
      ? inquiryEmailMessages.arrivedHomeValue({ name, home: homeToValue.address })
      : inquiryEmailMessages.arrived({ name });
  return layOutEmail(settings, {
    kind: 'leads.inquiry-arrived',
    subject: inquiryEmailMessages.arrivedSubject({ due: instantInWords(dueAt) }),
    name: null,
    paragraphs: [
      arrived,
      ...(isForTeam ? [contactOf(inquiry)] : []),
      ...(message ? [inquiryEmailMessages.arrivedMessage({ message })] : []),
    ],
    action: { label: inquiryEmailMessages.openInquiries(), url: siteLink(settings, '/newleads') },
    closing: [],
  });
}

function contactOf({ phone, email }: ToldInquiry): string {
  const shown = phone ? phoneText(phone) : inquiryEmailMessages.notGiven();
  const notGiven = inquiryEmailMessages.notGiven();
  return inquiryEmailMessages.arrivedContact({ phone: shown, email: email ?? notGiven });
}

/** Before the promised time runs out, to the people who can still keep it. */
export function promiseWarningEmail(
  settings: MailSettings,
  waiting: { name: string; dueAt: Date; agent: string | null },
): Email {
  const { name, agent } = waiting;
  const due = instantInWords(waiting.dueAt);
  return layOutEmail(settings, {
    kind: 'leads.promise-warning',
    subject: inquiryEmailMessages.warningSubject({ name, due }),
    name: null,
    paragraphs: [
      inquiryEmailMessages.warning({ name, due }),
      agent
        ? inquiryEmailMessages.warningClaimed({ agent })
        : inquiryEmailMessages.warningUnclaimed(),
    ],
    action: { label: inquiryEmailMessages.openInquiries(), url: siteLink(settings, '/newleads') },
    closing: [],
  });
}
