import type { FastifyInstance } from 'fastify';
import { instantText } from '../market/calendar.ts';
import type { Market } from '../market/market.ts';
import { errorBody, ODataError } from '../odata/odata-error.ts';
import type { FaultOrder, Faults } from './faults.ts';
import { bearerOf, type Tokens } from './tokens.ts';

/** Lets the holder of the static token move the clock and request faults. */
export function controlRoutes(
  app: FastifyInstance,
  market: Market,
  faults: Faults,
  tokens: Tokens,
): void {
  app.register(async (control) => {
    control.addHook('onRequest', async (request) => {
      const token = bearerOf(request.headers.authorization);
      if (token === null || !tokens.isStatic(token))
        throw new ODataError(401, 'Unauthorized', 'The static token is needed.');
    });
    const clock = () => ({
      marketTime: instantText(market.now()),
      version: market.version,
      listings: market.indices().length,
    });
    control.get('/control/clock', async () => {
      market.refresh();
      return clock();
    });
    control.post('/control/advance', async (request, reply) => {
      const minutes = (request.body as { minutes?: unknown } | null)?.minutes;
      if (typeof minutes !== 'number' || !(minutes >= 0 && minutes <= 1_000_000)) {
        return reply
          .code(400)
          .send(errorBody('BadRequest', 'minutes takes a number from 0 to 1,000,000.'));
      }
      market.advance(minutes);
      return clock();
    });
    control.post('/control/faults', async (request, reply) => {
      const order = (request.body ?? {}) as FaultOrder;
      try {
        faults.order(order);
      } catch (error) {
        return reply.code(400).send(errorBody('BadRequest', (error as Error).message));
      }
      if (order.expireTokens === true) tokens.expireAll();
      return faults.pending();
    });
  });
}
