import type { House } from '../src/platform/index.ts';

/** A mail in the outbox, opened. */
export interface OutboxMail {
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The one-use token of its link, or an empty text. */
  token: string;
  /** Its six digits, or an empty text. */
  code: string;
}

interface Row {
  id: string;
  kind: string;
  to_address: string;
  subject: string;
  sealed_body: Buffer | null;
}

/** Mails to an address that wait in the outbox, the oldest first. */
export async function mailsTo(house: House, address: string): Promise<OutboxMail[]> {
  const { rows } = await house.pool.query<Row>(
    `select id, kind, to_address, subject, sealed_body from mail_message
     where to_address = $1 order by recorded_at, id`,
    [address],
  );
  return rows.map((row) => openMail(house, row));
}

/** The newest mail of a kind to an address; an error when there is none. */
export async function lastMailTo(
  house: House,
  address: string,
  kind?: string,
): Promise<OutboxMail> {
  const mails = await mailsTo(house, address);
  const mail = mails.filter((one) => !kind || one.kind === kind).at(-1);
  if (!mail) throw new Error(`No mail ${kind ?? ''} to ${address}`);
  return mail;
}

function openMail(house: House, row: Row): OutboxMail {
  if (!row.sealed_body) throw new Error('The mail’s body was forgotten');
  const { text, html } = house.mail.open(row.id, row.sealed_body);
  return {
    kind: row.kind,
    to: row.to_address,
    subject: row.subject,
    text,
    html,
    token: /[?&]token=([\w-]{43})/.exec(text)?.[1] ?? '',
    code: /Your code: (\d{6})/.exec(text)?.[1] ?? '',
  };
}
