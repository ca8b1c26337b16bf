import type { Services } from '../src/platform/index.ts';

/** An email in the outbox, opened. */
interface OutboxMail {
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

/** Emails to an address that wait in the outbox, oldest first. */
export async function mailsTo(services: Services, address: string): Promise<OutboxMail[]> {
  const { rows } = await services.pool.query<Row>(
    `select id, kind, to_address, subject, sealed_body from mail_message
     where to_address = $1 order by recorded_at, id`,
    [address],
  );
  return rows.map((row) => openMail(services, row));
}

/** The newest email of a kind to an address; throws when there is none. */
export async function lastMailTo(
  services: Services,
  address: string,
  kind?: string,
): Promise<OutboxMail> {
  const mails = await mailsTo(services, address);
  const mail = mails.filter((one) => !kind || one.kind === kind).at(-1);
  if (!mail) throw new Error(`No mail ${kind ?? ''} to ${address}`);
  return mail;
}

function openMail(services: Services, row: Row): OutboxMail {
  if (!row.sealed_body) throw new Error('The mail’s text was deleted');
  const { text, html } = services.mail.open(row.id, row.sealed_body);
  return {
    kind: row.kind,
    to: row.to_address,
    subject: row.subject,
    text,
    html,
    token: /[?&#]token=([\w-]{43})/.exec(text)?.[1] ?? '',
    code: /Your code: (\d{6})/.exec(text)?.[1] ?? '',
  };
}
