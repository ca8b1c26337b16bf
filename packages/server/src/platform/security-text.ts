import { platformRefusals } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { RefusalError } from './refusal-error.ts';
import type { Settings } from './settings.ts';

const VALID_DAYS = 180;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability, `SECURITY_CONTACT` or
 * else the brokerage's address, valid for 180 days from today. 404 when neither is set.
 */
export function serveSecurityText(app: FastifyInstance, settings: Settings): void {
  const contact = settings.SECURITY_CONTACT ?? settings.brokerage.email;
  const path = '/.well-known/security.txt';
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    if (!contact) throw new RefusalError('not-found', platformRefusals['not-found']);
    const expires = new Date(Date.now() + VALID_DAYS * 86_400_000);
    expires.setUTCHours(0, 0, 0, 0);
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8');
    return [
      `Contact: mailto:${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${settings.publicUrl}${path}`,
      '',
    ].join('\n');
  });
}
