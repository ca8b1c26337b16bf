import { seeingAsEndpoints } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { actorOf, serveEndpoint } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { startSeeingAs } from './start-seeing-as.ts';
import { stopSeeingAs } from './stop-seeing-as.ts';

/** Registers the calls to see the office as someone else. */
export function serveSeeingAsCalls(app: FastifyInstance, accounts: AccountsServices): void {
  serveEndpoint(app, seeingAsEndpoints.startSeeingAs, (call) =>
    startSeeingAs(accounts, actorOf(call), call.body),
  );
  serveEndpoint(app, seeingAsEndpoints.stopSeeingAs, (call) =>
    stopSeeingAs(accounts, actorOf(call)),
  );
}
