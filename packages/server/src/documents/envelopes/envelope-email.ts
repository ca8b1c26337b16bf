import { dateAfter, formatPhone, localDate } from '@homestead/contract/platform';
import {
  cut,
  type Email,
  inLanguage,
  layOutEmail,
  type MailAttachment,
  type MailSettings,
} from '#platform';
import { dayInWords } from '../day-in-words.ts';
import { envelopeMailMessages } from '../messages/envelope-mail.ts';
import type { EnvelopeRow } from './envelope-store.ts';
import type { RecipientRow } from './recipient-store.ts';

const TITLE_MAX = 80;

/** What emails say of an envelope and of who gets them. */
export type MailedEnvelope = Pick<
  EnvelopeRow,
  'title' | 'home_address' | 'amends_id' | 'due_on' | 'expires_at'
>;
export type MailedRecipient = Pick<RecipientRow, 'name' | 'role' | 'language'>;

interface LinkEmail {
  envelope: MailedEnvelope;
  recipient: MailedRecipient;
  sender: string;
  url: string;
  codeChannel: 'sms' | 'email';
  isReminder: boolean;
}

/** To a recipient: the link to what they sign, in their language. */
export function linkEmail(settings: MailSettings, facts: LinkEmail): Email {
  const { envelope, recipient, sender, url, codeChannel, isReminder } = facts;
  const firm = settings.brokerage.name;
  const title = cut(envelope.title, TITLE_MAX);
  const lastDay = envelope.expires_at && dateAfter(localDate(envelope.expires_at), -1);
  return inLanguage(recipient.language, () =>
    layOutEmail(settings, {
      kind: 'documents.link',
      subject: isReminder
        ? envelopeMailMessages.reminderSubject({ title })
        : envelopeMailMessages.subject({ title }),
      heading:
        recipient.role === 'approver'
          ? envelopeMailMessages.approveHeading()
          : envelopeMailMessages.heading(),
      name: recipient.name,
      paragraphs: [
        envelopeMailMessages.sent({ sender, firm, title }),
        ...(envelope.home_address
          ? [envelopeMailMessages.forHome({ home: envelope.home_address })]
          : []),
        ...(envelope.amends_id ? [envelopeMailMessages.amendment()] : []),
        ...(envelope.due_on
          ? [envelopeMailMessages.dueOn({ day: dayInWords(envelope.due_on) })]
          : []),
        envelopeMailMessages.code({ channel: codeChannel }),
      ],
      action: { label: envelopeMailMessages.open(), url },
      closing: [
        envelopeMailMessages.private(),
        ...(lastDay ? [envelopeMailMessages.expiresOn({ day: dayInWords(lastDay) })] : []),
        envelopeMailMessages.paper({ sender }),
      ],
      why: envelopeMailMessages.why({ firm }),
    }),
  );
}

/** To everyone who had a link: it is over, and why. */
export function endedEmail(
  settings: MailSettings,
  {
    envelope,
    recipient,
    because,
  }: {
    envelope: MailedEnvelope;
    recipient: MailedRecipient;
    because: () => string;
  },
): Email {
  const firm = settings.brokerage.name;
  const title = cut(envelope.title, TITLE_MAX);
  return inLanguage(recipient.language, () =>
    layOutEmail(settings, {
      kind: 'documents.ended',
      subject: envelopeMailMessages.endedSubject({ title }),
      heading: envelopeMailMessages.endedHeading(),
      name: recipient.name,
      paragraphs: [because()],
      closing: [],
      why: envelopeMailMessages.why({ firm }),
    }),
  );
}

/** To everyone who signed or gets a copy: the sealed PDF. */
export function copyEmail(
  settings: MailSettings & { publicUrl: string },
  {
    envelope,
    recipient,
    attachment,
  }: {
    envelope: MailedEnvelope;
    recipient: MailedRecipient;
    attachment: MailAttachment | null;
  },
): Email {
  const firm = settings.brokerage.name;
  const title = cut(envelope.title, TITLE_MAX);
  const site = settings.publicUrl.replace(/\/$/, '');
  const email = inLanguage(recipient.language, () =>
    layOutEmail(settings, {
      kind: 'documents.copy',
      subject: envelopeMailMessages.copySubject({ title }),
      heading: envelopeMailMessages.copyHeading(),
      name: recipient.name,
      paragraphs: [
        attachment
          ? envelopeMailMessages.copyAttached({ site })
          : envelopeMailMessages.copyAtLink(),
      ],
      closing: [],
      why: envelopeMailMessages.why({ firm }),
    }),
  );
  return attachment ? { ...email, attachments: [attachment] } : email;
}

/** To someone who signed in person: on whose device, and how to object. */
export function inPersonEmail(
  settings: MailSettings & { publicUrl: string },
  facts: {
    envelope: MailedEnvelope;
    recipient: MailedRecipient;
    host: string;
    how: 'known' | 'photo-id';
    on: Date;
  },
): Email {
  const { envelope, recipient, host, how, on } = facts;
  const { name: firm, phone, email } = settings.brokerage;
  const reach = [phone && formatPhone(phone), email].filter(Boolean).join(', ');
  const title = cut(envelope.title, TITLE_MAX);
  return inLanguage(recipient.language, () =>
    layOutEmail(settings, {
      kind: 'documents.in-person',
      subject: envelopeMailMessages.inPersonSubject({ title }),
      heading: envelopeMailMessages.inPersonHeading(),
      name: recipient.name,
      paragraphs: [
        envelopeMailMessages.inPersonSigned({
          ...{ title, host, firm, day: dayInWords(localDate(on)) },
        }),
        envelopeMailMessages.inPersonHow({ host, how }),
        envelopeMailMessages.inPersonObject({ firm, reach: reach || settings.publicUrl }),
      ],
      closing: [envelopeMailMessages.inPersonCopy()],
      why: envelopeMailMessages.why({ firm }),
    }),
  );
}

/** To a recipient without a phone: their code. */
export function codeEmail(
  settings: MailSettings,
  { recipient, code }: { recipient: MailedRecipient; code: string },
): Email {
  return inLanguage(recipient.language, () =>
    layOutEmail(settings, {
      kind: 'documents.code',
      subject: envelopeMailMessages.codeSubject(),
      heading: envelopeMailMessages.codeHeading(),
      name: recipient.name,
      paragraphs: [envelopeMailMessages.codeIs()],
      code,
      closing: [],
      why: envelopeMailMessages.whyCode(),
    }),
  );
}
