import type { FastifyInstance } from 'fastify';

/**
 * Where email programs unsubscribe with one click (RFC 8058): they post a form of their own, of
 * which only the address counts, so the key is at the end of the path. It stops emails and opens
 * nothing. Not throttled: an email provider clicks for all its customers from a few addresses.
 */
export function serveOneClick(
  app: FastifyInstance,
  path: `/${string}`,
  stop: (key: string) => Promise<unknown>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: 4096 }, (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null)).on('error', done);
    });
    scope.post<{ Params: { key: string } }>(
      `${path}/:key`,
      { schema: { hide: true } },
      async ({ params }, reply) => {
        await stop(params.key.slice(0, 400));
        return reply.header('cache-control', 'no-store').type('text/plain').send('Stopped.');
      },
    );
  });
}
