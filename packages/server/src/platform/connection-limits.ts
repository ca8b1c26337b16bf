import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers wait for each answer, and proxies send on one request at a time. */
const MAX_UNANSWERED = 8;

/**
 * Ends connections that would make the server hold answers nobody reads: one that has more
 * than 8 requests without an answer, and any above `most` at a time. A connection whose output
 * doesn't move is ended by the server's `timeout`. Register before any other hook.
 */
export function limitConnections(app: FastifyInstance, most: number): void {
  app.server.maxConnections = most;
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // Calls of our own pages have no socket.
    if (!(socket instanceof Socket)) return done();
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MAX_UNANSWERED || socket.destroyed) {
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}
