import type { InquiryKind } from '@homestead/contract/leads';
import { phoneText } from '@homestead/contract/platform';
import {
  cut,
  type Email,
  type EmailHome,
  instantInWords,
  issueSecretLinks,
  layOutEmail,
  type MailSettings,
  type Queryable,
  shortInstant,
  siteLink,
} from '#platform';
import { fullName } from '../full-name.ts';
import { inquiryEmailMessages } from '../messages/inquiry-emails.ts';
import { inquiryStaffMessages } from '../messages/staff-emails.ts';
import { homeInShort, homeInWords } from '../tours/tour-calendar.ts';
import type { NewInquiry } from './inquiry.ts';

/** Leaves room for the news around a name or a street. */
const NAME_MAX = 24;
const STREET_MAX = 18;

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
 * anyone's address. `shown` is the home that they asked about, if its page may be shown.
 */
export function inquiryReceivedEmail(
  settings: MailSettings,
  facts: {
    kind: InquiryKind;
    dueAt: Date;
    statusUrl: string;
    home?: ToldInquiry['home'];
    shown?: EmailHome | null;
  },
): Email {
  const { kind, dueAt, statusUrl, home, shown = null } = facts;
  const firm = settings.brokerage.name;
  const due = shortInstant(dueAt);
  const said = received[kind] ?? inquiryEmailMessages.received;
  return layOutEmail(settings, {
    kind: 'leads.inquiry-received',
    subject: home
      ? inquiryEmailMessages.receivedAboutSubject({ home: homeInShort(home, STREET_MAX), due })
      : inquiryEmailMessages.receivedSubject({ due }),
    heading: inquiryEmailMessages.receivedHeading(),
    name: null,
    paragraphs: [
      home ? inquiryEmailMessages.receivedAbout({ firm, home: homeInWords(home) }) : said({ firm }),
      inquiryEmailMessages.due({ due: instantInWords(dueAt) }),
    ],
    home: shown,
    action: { label: inquiryEmailMessages.seeStatus(), url: statusUrl },
    closing: [inquiryEmailMessages.ignore()],
    why: inquiryEmailMessages.why({ firm }),
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
  const due = shortInstant(dueAt);
  const arrived = home
    ? inquiryStaffMessages.arrivedAbout({ name, home: homeInWords(home), number: home.mlsNumber })
    : homeToValue
      ? inquiryStaffMessages.arrivedHomeValue({ name, home: homeToValue.address })
      : inquiryStaffMessages.arrived({ name });
  return layOutEmail(settings, {
    kind: 'leads.inquiry-arrived',
    subject: home
      ? inquiryStaffMessages.arrivedAboutSubject({ home: homeInShort(home, STREET_MAX), due })
      : inquiryStaffMessages.arrivedSubject({ name: cut(name, NAME_MAX), due }),
    name: null,
    paragraphs: [
      arrived,
      ...(isForTeam ? [contactOf(inquiry)] : []),
      ...(message ? [inquiryStaffMessages.arrivedMessage({ message })] : []),
    ],
    action: { label: inquiryStaffMessages.openInquiries(), url: siteLink(settings, '/newleads') },
    closing: [],
    why: inquiryStaffMessages.why({ firm: settings.brokerage.name }),
  });
}

function contactOf({ phone, email }: ToldInquiry): string {
  const shown = phone ? phoneText(phone) : inquiryStaffMessages.notGiven();
  const notGiven = inquiryStaffMessages.notGiven();
  return inquiryStaffMessages.arrivedContact({ phone: shown, email: email ?? notGiven });
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
    subject: inquiryStaffMessages.warningSubject({
      name: cut(name, NAME_MAX),
      due: shortInstant(waiting.dueAt),
    }),
    name: null,
    paragraphs: [
      inquiryStaffMessages.warning({ name, due }),
      agent
        ? inquiryStaffMessages.warningClaimed({ agent })
        : inquiryStaffMessages.warningUnclaimed(),
    ],
    action: { label: inquiryStaffMessages.openInquiries(), url: siteLink(settings, '/newleads') },
    closing: [],
    why: inquiryStaffMessages.why({ firm: settings.brokerage.name }),
  });
}
