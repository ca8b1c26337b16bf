import type { FastifyInstance } from 'fastify';
import type { AccountsHouse } from '../accounts-house.ts';

/** Publishes the keys that access tokens can be proven with (RFC 7517). */
export function serveKeySet(app: FastifyInstance, accounts: AccountsHouse): void {
  app.get('/.well-known/jwks.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    reply.type('application/jwk-set+json');
    return accounts.tokens.keys.published();
  });
}
