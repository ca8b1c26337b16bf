import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database.ts';
import type { Secrets } from '../secrets.ts';

/** One mail as a room writes it. */
export interface MailDraft {
  /** What it is, such as `accounts.reset`. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { filename: string; contentType: string; content: string }[];
}

export const MAIL_PURPOSE = 'mail body';

/** Where rooms hand in their mails. */
export class Mail {
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /**
   * Writes a mail down in the caller's database transaction; it is sent soon after
   * that is committed. Refuses line breaks in address or subject. Answers the mail's id.
   */
  async queue(tx: Queryable, draft: MailDraft): Promise<string> {
    if (/[\r\n]/.test(draft.to + draft.subject)) throw new Error('A mail head has no line breaks');
    const id = randomUUID();
    const { text, html, attachments = [] } = draft;
    await tx
      .insertInto('mail_message')
      .values({
        id,
        kind: draft.kind,
        to_address: draft.to,
        subject: draft.subject,
        sealed_body: this.#secrets.seal(
          MAIL_PURPOSE,
          id,
          JSON.stringify({ text, html, attachments }),
        ),
      })
      .execute();
    return id;
  }
}
