import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database.ts';
import type { Secrets } from '../secrets.ts';

/** One email as a room writes it. */
export interface MailDraft {
  /** Its kind, such as `accounts.reset`. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
  /** Extra headers, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  /** For bulk email: the time zones the recipient may be in, whose quiet hours it waits out. */
  quietZones?: readonly string[];
  /** What turns it off while it waits, see `dropUnsentMails`; absent if nothing does. */
  notification?: MailNotification;
}

/** Whose notification an email is, the kind of their switch, and what it is about by id. */
export interface MailNotification {
  personId: string;
  kind: string;
  topics: readonly string[];
}

/** An attachment, such as an .ics file; `content` is text. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** The part of an email that is sealed until it is sent. */
export interface MailBody {
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
  /** Absent in emails that were sealed before this field existed. */
  headers?: Readonly<Record<string, string>>;
}

const MAIL_PURPOSE = 'mail body';

/** Where rooms hand in their emails. */
export class Mail {
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /**
   * Stores an email in the caller's database transaction; it is sent soon after the commit. Throws
   * for line breaks in address or subject. Returns the email's id.
   */
  async queue(tx: Queryable, draft: MailDraft): Promise<string> {
    const [id = ''] = await this.queueAll(tx, [draft]);
    return id;
  }

  /** Like {@link queue}, for several. Returns their ids in the same order. */
  async queueAll(tx: Queryable, drafts: readonly MailDraft[]): Promise<string[]> {
    const rows = drafts.map((draft) => this.#rowOf(draft));
    if (rows.length > 0) await tx.insertInto('mail_message').values(rows).execute();
    return rows.map(({ id }) => id);
  }

  /** What {@link queue} sealed. Throws when it was sealed with another key or changed since. */
  open(id: string, sealed: Buffer): MailBody {
    return JSON.parse(this.#secrets.open(MAIL_PURPOSE, id, sealed)) as MailBody;
  }

  #rowOf(draft: MailDraft) {
    const { kind, to, subject, text, html, attachments = [], headers = {} } = draft;
    const heads = [to, subject, ...Object.entries(headers).flat()].join('');
    if (/[\r\n]/.test(heads)) throw new Error('An email header can’t contain line breaks');
    const id = randomUUID();
    const body: MailBody = { text, html, attachments, headers };
    const sealed_body = this.#secrets.seal(MAIL_PURPOSE, id, JSON.stringify(body));
    const quiet_zones = draft.quietZones ? [...draft.quietZones] : null;
    const { notification } = draft;
    return {
      ...{ id, kind, to_address: to, subject, sealed_body, quiet_zones },
      person_id: notification?.personId ?? null,
      notification: notification?.kind ?? null,
      topics: notification ? [...notification.topics] : null,
    };
  }
}
