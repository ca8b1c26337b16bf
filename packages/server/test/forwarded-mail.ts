import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** A secret of INBOUND_WEBHOOK_SECRETS, for tests. */
export const FORWARDING_SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

/** An email as it came, of these headers and a plain text. */
export function mailOf(headers: Record<string, string>, body: string): Buffer {
  const all: Record<string, string> = {
    'Message-ID': `<${randomUUID()}@example.org>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([...lines, '', body].join('\r\n'));
}

/** The call in which the mail provider forwards an email, signed. */
export function forwardingOf(
  raw: Buffer,
  { id = randomUUID() as string, by = FORWARDING_SECRET } = {},
) {
  const now = new Date();
  return {
    url: '/api/v1/webhooks/inbound-mail',
    headers: {
      'content-type': 'message/rfc822',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(by).sign(id, now, raw.toString()),
    },
  };
}
