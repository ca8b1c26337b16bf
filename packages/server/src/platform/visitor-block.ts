import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressBlock } from './address-block.ts';
import { addressOf, unmapped } from './call-origin.ts';
import { isLoopback } from './is-loopback.ts';

const blocks = new AsyncLocalStorage<string | null>();

/** Notes for whom a handler works, for queues deep below it. */
export function noteVisitors(app: FastifyInstance): void {
  // Reading a body would lose it, so it's noted after that.
  app.addHook('preHandler', (request, _reply, done) => {
    blocks.run(isOwnMachine(request) ? null : addressBlock(addressOf(request)), done);
  });
}

/** The block of addresses that the running request came from; null for our own work. */
export function visitorBlock(): string | null {
  return blocks.getStore() ?? null;
}

/** A proxy on this machine names its visitor; a benchmark or a script has none to name. */
export function isOwnMachine({
  headers,
  socket,
}: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const isForwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'];
  return isForwarded === undefined && isLoopback(unmapped(socket.remoteAddress ?? ''));
}
