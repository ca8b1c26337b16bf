import { LIVE_PATH } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Identify } from '../caller.ts';
import { isOwnOrigin } from '../own-origin.ts';
import { refuse } from '../refusal-error.ts';
import type { Services } from '../room.ts';

const query = z.object({ after: z.string().max(40).optional() });

/**
 * Serves the stream of live messages. It is opened with a token in the Authorization header, and
 * only from our own pages; a cookie alone opens nothing. A browser that lost its stream says how
 * far it got in Last-Event-ID or `after`.
 */
export function serveLive(
  app: FastifyInstance,
  { live, settings, metrics }: Pick<Services, 'live' | 'settings' | 'metrics'>,
  identify: Identify,
): void {
  metrics.gauge('live_streams', 'Browsers that receive live messages', () => live.streamCount);
  // A server that closes waits for its answers to end.
  app.addHook('preClose', () => live.close());
  app.get(LIVE_PATH, {
    schema: { hide: true, querystring: query },
    config: { isStream: true },
    compress: false,
    handler: async (request, reply) => {
      if (!isOwnOrigin(request.headers, settings)) refuse('wrong-origin');
      const caller = (await identify(request)) ?? refuse('signed-out');
      const last = request.headers['last-event-id'];
      const { after = null } = request.query as z.output<typeof query>;
      const stream = await live.open(caller, typeof last === 'string' ? last : after);
      // Proxies must pass each message on immediately and unchanged.
      reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
      return reply.type('text/event-stream; charset=utf-8').send(stream.body);
    },
  });
}
