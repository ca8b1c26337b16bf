import type { FastifyInstance } from 'fastify';
import { instantText } from '../market/calendar.ts';
import type { Market } from '../market/market.ts';
import { badRequest, ODataError } from '../odata/odata-error.ts';
import type { Controls } from './controls.ts';
import type { FaultOrder, Faults } from './faults.ts';
import { bearerOf, type Tokens } from './tokens.ts';

type ControlDependencies = {
  readonly controls: Controls;
  readonly market: Market;
  readonly faults: Faults;
  readonly tokens: Tokens;
};

type Order = { minutes?: unknown; listingKey?: unknown; startsAt?: unknown; silent?: unknown };

/** Lets the holder of the static token move the clock and request faults. */
export function controlRoutes(
  app: FastifyInstance,
  { controls, market, faults, tokens }: ControlDependencies,
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
    /** A control at an address; what it throws is the caller's mistake. */
    const post = (name: string, obey: (order: Order) => object): void => {
      control.post(`/control/${name}`, async (request) => {
        try {
          return obey((request.body ?? {}) as Order);
        } catch (error) {
          throw badRequest((error as Error).message);
        }
      });
    };
    control.get('/control/clock', async () => {
      market.refresh();
      return clock();
    });
    post('advance', ({ minutes }) => {
      if (typeof minutes !== 'number' || !(minutes >= 0 && minutes <= 1_000_000))
        throw new Error('minutes takes a number from 0 to 1,000,000.');
      controls.advance(minutes);
      return clock();
    });
    post('faults', (order) => {
      controls.faults(order as FaultOrder);
      return faults.pending();
    });
    post('remove', ({ listingKey, silent }) => {
      controls.remove(String(listingKey), silent === true ? 'silent' : undefined);
      return clock();
    });
    post('reprice', ({ listingKey }) => {
      controls.reprice(String(listingKey));
      return clock();
    });
    post('open-house', ({ listingKey, startsAt }) => ({
      OpenHouseKey: controls.addOpenHouse(String(listingKey), new Date(String(startsAt))),
    }));
  });
}
