import { createHmac, randomBytes } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

/** A new secret of the Standard Webhooks scheme: 256 random bits. */
export const newWebhookSecret = () => `${SECRET_PREFIX}${randomBytes(32).toString('base64')}`;

/** The signature of `id.timestamp.body` with one secret (HMAC-SHA-256), by Standard Webhooks. */
export function webhookDigest(
  { id, timestamp, body }: { id: string; timestamp: string; body: Buffer },
  secret: string,
): Buffer {
  return createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest();
}

/**
 * The headers that sign a message: one `v1` signature for each secret, so that a receiver
 * can go on checking with the former one while it takes over the new one.
 */
export function webhookHeaders(
  message: { id: string; body: Buffer },
  secrets: readonly string[],
  now = Date.now(),
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.map(
    (secret) => `v1,${webhookDigest({ ...message, timestamp }, secret).toString('base64')}`,
  );
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
