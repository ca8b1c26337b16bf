import type { WireMessage } from '@homestead/contract/messaging';
import type { LeftOut, MailOthers } from '#platform';
import type { NewAttachment } from './attachment.ts';

/** A record of another room that messages are about, such as a lead. */
export interface Subject {
  kind: string;
  id: string;
}

/** Who gets an email besides its address. */
export interface Recipients extends MailOthers {
  /** Who was to get it and didn't, or from whom it came back. */
  leftOut?: readonly LeftOut[];
}

/** A message that goes out or came in. */
export interface NewMessage {
  /** An email's id in the outbox. */
  id?: string;
  channel: WireMessage['channel'];
  direction: WireMessage['direction'];
  /** The other person's: an email, or +1 and ten digits. */
  address: string;
  /** Who got it besides `address`; null for nobody. */
  recipients?: Recipients | null;
  /** The other person's account. */
  personId?: string | null;
  about?: Subject | null;
  /** Null starts a conversation; text messages are one for each number. */
  thread?: string | null;
  subject?: string;
  body: string;
  html?: string | null;
  /** Message-ID of an email, the provider's id of a text message. */
  messageId?: string | null;
  /** Message-IDs of the emails it answers, the newest last. */
  inReplyTo?: readonly string[];
  sentBy?: string | null;
  /** Of a text that we send: the consent it needs; `keyword` answers STOP, START and HELP. */
  purpose?: 'transactional' | 'marketing' | 'keyword' | 'code' | null;
  /** When a text is sent. */
  dueAt?: Date | null;
  /** When the quiet hours end that it waits for. */
  scheduledAt?: Date | null;
  /** Time zones the recipient may be in, whose quiet hours it waits out. */
  quietZones?: readonly string[] | null;
  /** At most 50. */
  attachments?: readonly NewAttachment[];
  /** What an email that came in calls its sender. */
  fromName?: string;
  /** Why only the head of an email that came in is here. */
  problem?: 'too-large' | 'unreadable' | null;
  /** A program wrote it: nobody waits for an answer. */
  isAutomatic?: boolean;
}
