import * as accounts from '../src/accounts/index.ts';
import * as calendar from '../src/calendar/index.ts';
import * as feed from '../src/feed/index.ts';
import * as leads from '../src/leads/index.ts';
import * as listings from '../src/listings/index.ts';
import * as messaging from '../src/messaging/index.ts';
import * as neighborhood from '../src/neighborhood/index.ts';
import type { Endpoint } from '../src/platform/index.ts';
import * as saved from '../src/saved/index.ts';
import * as transactions from '../src/transactions/index.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'answer' in value;

/** The endpoints that a room's door exports by theme, such as `feedEndpoints`. */
export function endpointsOf(door: object): [name: string, endpoint: Endpoint][] {
  return Object.entries(door)
    .filter(([name]) => name.endsWith('Endpoints'))
    .flatMap(([, theme]) => Object.entries(theme as object))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));
}

/** All endpoints of the wire. */
export const allEndpoints = [
  accounts,
  calendar,
  feed,
  leads,
  listings,
  messaging,
  neighborhood,
  saved,
  transactions,
].flatMap(endpointsOf);
