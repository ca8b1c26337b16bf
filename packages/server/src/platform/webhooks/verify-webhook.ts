import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { refuse } from '../refusal-error.ts';
import { webhookDigest } from './sign-webhook.ts';

const TOLERANCE_SECONDS = 5 * 60;

/**
 * Checks a message by the Standard Webhooks scheme and returns its id: a signature of
 * `id.timestamp.body` (HMAC-SHA-256, `v1`) by one of the secrets, over the bytes as they came, not
 * older or newer than five minutes. Several secrets are for the days in which a provider changes
 * its own. The headers may be called `webhook-…` or `svix-…`. Refuses (bad-signature).
 */
export function verifyWebhook(
  message: { headers: IncomingHttpHeaders; body: Buffer },
  secrets: readonly string[],
  now = Date.now(),
): string {
  const id = headerOf(message.headers, 'id');
  const timestamp = headerOf(message.headers, 'timestamp');
  const isTimely = Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
  if (!/^[\x21-\x7e]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp) || !isTimely) {
    return refuse('bad-signature');
  }
  const given = headerOf(message.headers, 'signature')
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'));
  const { body } = message;
  const expected = secrets.map((secret) => webhookDigest({ id, timestamp, body }, secret));
  const isSigned = expected.some((ours) =>
    given.some((theirs) => theirs.length === ours.length && timingSafeEqual(theirs, ours)),
  );
  return isSigned ? id : refuse('bad-signature');
}

function headerOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[`webhook-${name}`] ?? headers[`svix-${name}`];
  return typeof value === 'string' ? value.slice(0, 2000) : '';
}
