import type { DatabaseTransaction, Services } from '#platform';
import type { InboundMail } from './parse-mail.ts';

/** An email that is on a record's timeline now. */
export type ReceivedMail = Pick<InboundMail, 'from' | 'subject' | 'body' | 'isAutomatic'> & {
  messageId: string;
  /** It only asks for no more emails, which is done already. */
  isOptOut: boolean;
};

/** A kind of record that email can be about. A room registers it at start. */
export interface MailSubject {
  /** Such as `lead`. */
  readonly kind: string;
  /**
   * The record, or the one that took its place, and whose account it is about, if any; null for one
   * that is gone.
   */
  find(
    tx: DatabaseTransaction,
    id: string,
  ): Promise<{ id: string; personId: string | null } | null>;
  /** The record of the person with this address; null without one. */
  findByAddress(tx: DatabaseTransaction, address: string): Promise<string | null>;
  /** Whether someone of the staff is the one who works the record. */
  isWorkedBy(tx: DatabaseTransaction, id: string, personId: string): Promise<boolean>;
  /** Runs in the commit that stores the email. */
  received(tx: DatabaseTransaction, id: string, mail: ReceivedMail): Promise<void>;
}

const registered = new WeakMap<Services['mail'], MailSubject[]>();

/** The kinds of records that email can be about, in the order they were registered. */
export function mailSubjects({ mail }: Services): MailSubject[] {
  const known = registered.get(mail);
  if (known) return known;
  const subjects: MailSubject[] = [];
  registered.set(mail, subjects);
  return subjects;
}

/** The kind of records with this name. */
export function mailSubject(services: Services, kind: string): MailSubject | undefined {
  return mailSubjects(services).find((one) => one.kind === kind);
}
