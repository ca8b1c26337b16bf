import { createTransport } from 'nodemailer';
import { isLoopback } from '../is-loopback.ts';
import type { Settings } from '../settings.ts';
import type { MailBody } from './mail.ts';

/** An email as it is sent. `id` is the row's, from which the Message-ID is made. */
export interface OutgoingMail extends MailBody {
  id: string;
  to: string;
  subject: string;
}

/** Why an email was not sent. `isPermanent`: the same email will be refused again. */
export class MailRefusedError extends Error {
  readonly isPermanent: boolean;
  constructor(message: string, isPermanent: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = 'MailRefusedError';
    this.isPermanent = isPermanent;
  }
}

/** A recipient whom the server didn't take, while it took others. */
export interface RefusedRecipient {
  address: string;
  words: string;
}

/**
 * Sends one email to the SMTP server, or throws {@link MailRefusedError}. Returns the recipients
 * whom the server didn't take.
 */
export type SendMail = (mail: OutgoingMail) => Promise<readonly RefusedRecipient[]>;

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'brokerage' | 'dkim'>;

const TIMES = { connectSeconds: 10, greetSeconds: 15, idleSeconds: 30, allSeconds: 90 };

/**
 * The sender that the settings describe, or null without SMTP_URL. `smtps:` is TLS from the first
 * byte, `smtp:` must upgrade by STARTTLS; certificates are checked, TLS 1.2 is the minimum. Clear
 * text is used only for a server on loopback, or one marked `?tls=off` in the operator's own
 * network. Each email has its own connection. With the DKIM settings, each is signed.
 */
export function openSmtpSender(settings: MailSettings, times = TIMES): SendMail | null {
  const address = senderOf(settings);
  if (!settings.SMTP_URL || !address) return null;
  const transport = createTransport({
    ...connectionOf(new URL(settings.SMTP_URL)),
    dnsTimeout: times.connectSeconds * 1000,
    connectionTimeout: times.connectSeconds * 1000,
    greetingTimeout: times.greetSeconds * 1000,
    socketTimeout: times.idleSeconds * 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...signatureOf(settings),
  });
  const from = { name: settings.brokerage.name, address };
  return (mail) =>
    sendWith(transport, mail, { from, messageId: messageIdAt(address, mail.id), times });
}

type Transport = ReturnType<typeof createTransport>;

/** Sends one email over a transport, see {@link SendMail}. */
export async function sendWith(
  transport: Transport,
  mail: OutgoingMail,
  given: {
    from: { name: string; address: string };
    messageId: string;
    times?: { allSeconds: number };
  },
): Promise<RefusedRecipient[]> {
  const { from, messageId, times = TIMES } = given;
  try {
    const info: SentInfo = await transport.sendMail({
      from,
      to: named([mail.to, ...(mail.others?.to ?? [])]),
      cc: named(mail.others?.cc ?? []),
      bcc: named(mail.others?.bcc ?? []),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: mail.attachments.map((file) => ({ ...file })),
      messageId,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...mail.headers,
      },
      signal: AbortSignal.timeout(times.allSeconds * 1000),
    });
    return (info.rejectedErrors ?? []).map(({ recipient = '', message }) => ({
      ...{ address: recipient, words: plain(message) },
    }));
  } catch (error) {
    throw refusalOf(error as SmtpError);
  }
}

/** Addresses as objects: as texts, nodemailer would read lists and names out of them. */
const named = (addresses: readonly string[]) => addresses.map((address) => ({ name: '', address }));

type SenderSettings = Omit<MailSettings, 'SMTP_URL' | 'dkim'>;

const senderOf = ({ MAIL_FROM, brokerage }: SenderSettings) => MAIL_FROM ?? brokerage.email;

const messageIdAt = (address: string, id: string) =>
  `<${id}${address.slice(address.lastIndexOf('@'))}>`;

/** The Message-ID of an email in the outbox; null without a sender's address. */
export function messageIdOf(settings: SenderSettings, id: string): string | null {
  const address = senderOf(settings);
  return address && messageIdAt(address, id);
}

function connectionOf(url: URL) {
  const secure = url.protocol === 'smtps:';
  const inTheClear = !secure && (isLoopback(url.hostname) || url.searchParams.get('tls') === 'off');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !inTheClear,
    ignoreTLS: inTheClear,
    tls: { minVersion: 'TLSv1.2' as const },
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

/**
 * What a signature covers. Both headers of one-click unsubscribing must be among it (RFC 8058,
 * section 4), and nodemailer’s own list lacks the second.
 */
const SIGNED =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:' +
  'Content-Transfer-Encoding:In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post';

function signatureOf({ dkim }: Pick<MailSettings, 'dkim'>) {
  if (!dkim) return {};
  const { domain, selector, privateKey } = dkim;
  return {
    dkim: { domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED },
  };
}

/** What nodemailer says of an email that the server took for some of its recipients at least. */
interface SentInfo {
  rejectedErrors?: (Error & { recipient?: string })[];
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** 5xx about this email is final; 5xx about us (sign-in, greeting) is for the operator to fix. */
function refusalOf(error: SmtpError): MailRefusedError {
  const concernsMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const isPermanent = concernsMail && (error.responseCode ?? 0) >= 500;
  return new MailRefusedError(plain(error.message), isPermanent, error);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what a server says may hold them
const plain = (words: string) => words.replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 300);
