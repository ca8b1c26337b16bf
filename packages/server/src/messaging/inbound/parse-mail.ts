import { type Attachment, type ParsedMail, simpleParser } from 'mailparser';
import { cleanHtml, sha256 } from '#platform';
import { type Bounce, bounceOf } from './bounce.ts';
import { cutQuote } from './cut-quote.ts';

const BODY_MAX = 200_000;
const HTML_MAX = 500_000;
const HEADER_MAX = 1000;
const REFERENCES_MAX = 50;
const RECIPIENTS_MAX = 200;
const ATTACHMENTS_MAX = 50;
const INLINE_MIN_BYTES = 100 * 1024;

/** An email that came in, with everything in it checked for length and characters. */
export interface InboundMail {
  /** One is made of the content for an email without. */
  messageId: string;
  from: { name: string; address: string };
  recipients: readonly string[];
  subject: string;
  /** Without what it quotes. */
  body: string;
  html: string | null;
  /** Message-IDs of the emails it answers, the newest last. */
  inReplyTo: readonly string[];
  /** Sent by a program or a mailing list: nobody is notified of it. */
  isAutomatic: boolean;
  bounce: Bounce | null;
  /** Files that are part of what the sender says: no logos, no signatures of programs. */
  attachments: readonly { name: string; content: Buffer }[];
}

/** Reads an email (RFC 5322, MIME). Broken parts are left out; throws for what is no email. */
export async function parseMail(raw: Buffer): Promise<InboundMail> {
  const mail = await simpleParser(raw, {
    keepCidLinks: true,
    keepDeliveryStatus: true,
    skipTextToHtml: true,
    maxHtmlLengthToParse: HTML_MAX,
  });
  const headersNamed = readerOf(mail);
  const bounce = bounceOf(mail);
  const said = mail.from?.value[0];
  const from = {
    name: cut(oneLine(said?.name ?? ''), 200),
    address: addressIn(said?.address ?? ''),
  };
  const [messageId] = messageIdsIn(headersNamed('message-id'));
  return {
    messageId: messageId ?? `<${sha256(raw.toString('latin1')).toString('hex')}@missing.invalid>`,
    from,
    recipients: headersNamed('to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to')
      .flatMap((value) => value.match(/[^\s<>",;:()]{1,64}@[^\s<>",;:()]{1,255}/g) ?? [])
      .slice(0, RECIPIENTS_MAX),
    subject: cut(oneLine(mail.subject ?? ''), HEADER_MAX),
    body: cut(clean(cutQuote((mail.text ?? '').slice(0, 5 * BODY_MAX))), BODY_MAX),
    html: htmlOf(mail),
    inReplyTo: [
      ...new Set([
        ...messageIdsIn(headersNamed('references')),
        ...messageIdsIn(headersNamed('in-reply-to')),
      ]),
    ].slice(-REFERENCES_MAX),
    isAutomatic: isAutomatic(headersNamed, from.address),
    bounce,
    attachments: mail.attachments
      .filter((part) => isFile(part, bounce !== null))
      .slice(0, ATTACHMENTS_MAX)
      .map(({ filename, contentType, content }) => ({
        name: cut(oneLine(filename ?? ''), 500) || nameOf(contentType),
        content,
      })),
  };
}

/**
 * Whether a part is a file that someone attached. Pictures that are drawn within the text count
 * only when they are large: small ones are logos and lines.
 */
function isFile({ contentType, related, content }: Attachment, isBounce: boolean): boolean {
  if (/^message\/|^text\/(plain|html|rfc822-headers)$/.test(contentType) && isBounce) return false;
  if (/^message\/(delivery-status|disposition-notification)/.test(contentType)) return false;
  if (/^application\/(x-)?(pkcs7-signature|pgp-signature|pgp-keys)$/.test(contentType))
    return false;
  const isDrawn = related && /^image\//.test(contentType);
  return !isDrawn || content.length >= INLINE_MIN_BYTES;
}

/** A name for a file that came without one: an email that was passed on, or its type. */
function nameOf(contentType: string): string {
  if (contentType === 'message/rfc822') return 'email.eml';
  return `file.${
    contentType
      .split('/')
      .at(-1)
      ?.replace(/[^a-z0-9]/gi, '') || 'bin'
  }`;
}

type HeadersNamed = (...names: string[]) => string[];

/** The values of headers as they were sent, unfolded. */
function readerOf(mail: ParsedMail): HeadersNamed {
  return (...names) =>
    mail.headerLines
      .filter(({ key }) => names.includes(key))
      .map(({ line }) => line.slice(line.indexOf(':') + 1, 20_000))
      .map((value) => value.replace(/\r?\n/g, ' ').trim());
}

/** Auto-Submitted (RFC 3834), mailing lists and bulk mail, and what mail servers write. */
function isAutomatic(headersNamed: HeadersNamed, from: string): boolean {
  const submitted = headersNamed('auto-submitted').some((value) => !/^no\b/i.test(value));
  const precedence = headersNamed('precedence').some((value) =>
    /^(bulk|list|junk|auto_reply)\b/i.test(value),
  );
  const marks = headersNamed('list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond');
  const hasNoSender = headersNamed('return-path').some((value) => value === '<>');
  const isServer = /^(mailer-daemon|postmaster|no-?reply)@/.test(from);
  return submitted || precedence || marks.length > 0 || hasNoSender || isServer;
}

/** Message-IDs in header values. */
export function messageIdsIn(values: readonly string[]): string[] {
  return values.flatMap((value) => clean(value).match(/<[^\s<>]{1,900}>/g) ?? []);
}

function htmlOf({ html }: ParsedMail): string | null {
  if (!html || html.length > HTML_MAX) return null;
  return cleanHtml(clean(html));
}

/** An address in lower case; an empty text for what is none. */
function addressIn(text: string): string {
  const address = clean(text).trim().toLowerCase();
  return /^[^\s@<>]{1,64}@[^\s@<>]{1,255}$/.test(address) ? address : '';
}

/** Without what PostgreSQL can't store. */
function clean(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}

/** The end may be half of an emoji, which jsonb can't store. */
const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();

function oneLine(text: string): string {
  return clean(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
