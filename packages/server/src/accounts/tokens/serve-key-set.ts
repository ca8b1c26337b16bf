import type { FastifyInstance } from 'fastify';
import type { AccountsServices } from '../accounts-services.ts';

/** Publishes the keys that verify access tokens (RFC 7517). */
export function serveKeySet(app: FastifyInstance, accounts: AccountsServices): void {
  app.get('/.well-known/jwks.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    reply.type('application/jwk-set+json');
    return accounts.tokens.keys.published();
  });
}
