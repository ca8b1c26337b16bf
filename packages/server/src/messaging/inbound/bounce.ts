import type { ParsedMail } from 'mailparser';

/** What a delivery status notification says (RFC 3464). */
export interface Bounce {
  recipient: string;
  /** Such as 5.1.1. */
  status: string;
  reason: string;
  /** Ids of emails of ours that it names, of which one bounced. */
  mailIds: readonly string[];
  /** The address can't get email; not only this one email. */
  isForGood: boolean;
}

const MAX_PARTS = 20;
const OUR_ID = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/g;
/** A full mailbox, and what a server has against one email: size, content, or policy. */
const PASSES = /^5\.(2\.[23]|3\.|6\.|7\.)/;

/** The permanent failure that an email reports; null for any other email. */
export function bounceOf(mail: ParsedMail): Bounce | null {
  const parts = mail.attachments.slice(0, MAX_PARTS);
  const report = parts.find(({ contentType }) => contentType === 'message/delivery-status');
  if (!report) return null;
  const text = report.content.toString('utf8', 0, 20_000).replace(/\r?\n[ \t]+/g, ' ');
  const failed = text.split(/\r?\n\s*\r?\n/).find((group) => fieldOf(group, 'action') === 'failed');
  if (!failed) return null;
  const recipient = addressOf(fieldOf(failed, 'final-recipient'));
  const status = /^5\.\d{1,3}\.\d{1,3}/.exec(fieldOf(failed, 'status'))?.[0];
  if (!recipient || !status) return null;
  const diagnostic = fieldOf(failed, 'diagnostic-code').replace(/^[\w-]+\s*;\s*/, '');
  const originals = parts
    .filter(({ contentType }) => /^(message\/rfc822|text\/rfc822-headers)$/.test(contentType))
    .map(({ content }) => content.toString('latin1', 0, 50_000));
  const headers = mail.headerLines
    .filter(({ key }) => key === 'references' || key === 'in-reply-to')
    .map(({ line }) => line);
  return {
    recipient,
    status,
    reason: `${status} ${diagnostic}`
      .replace(/\p{Cc}+/gu, ' ')
      .slice(0, 300)
      .trim(),
    mailIds: [...originals, ...headers]
      .flatMap((one) => [...one.matchAll(OUR_ID)].map(([, id]) => String(id)))
      .slice(0, MAX_PARTS),
    isForGood: !PASSES.test(status),
  };
}

/** `failed` is lower case in the wild, but not always. */
function fieldOf(group: string, name: string): string {
  const line = group.split(/\r?\n/).find((one) => one.toLowerCase().startsWith(`${name}:`));
  const value = line?.slice(name.length + 1).trim() ?? '';
  return name === 'action' ? value.toLowerCase() : value;
}

/** "rfc822; eve@example.org" */
function addressOf(value: string): string {
  return value
    .replace(/^[\w-]+\s*;\s*/, '')
    .replace(/^<|>$/g, '')
    .toLowerCase();
}
