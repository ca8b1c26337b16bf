import * as accounts from '@homestead/contract/accounts';
import * as calendar from '@homestead/contract/calendar';
import * as documents from '@homestead/contract/documents';
import * as feed from '@homestead/contract/feed';
import * as leads from '@homestead/contract/leads';
import * as listings from '@homestead/contract/listings';
import * as messaging from '@homestead/contract/messaging';
import * as neighborhood from '@homestead/contract/neighborhood';
import type { Endpoint } from '@homestead/contract/platform';
import * as platform from '@homestead/contract/platform';
import * as saved from '@homestead/contract/saved';
import * as transactions from '@homestead/contract/transactions';

/** Every call of the contract by method and path, such as `GET users/{id}`. */
export const everyCall: ReadonlyMap<string, Endpoint> = new Map(
  [
    accounts,
    calendar,
    documents,
    feed,
    leads,
    listings,
    messaging,
    neighborhood,
    platform,
    saved,
    transactions,
  ]
    .flatMap((door) => Object.values<unknown>(door))
    .flatMap((group) => (isObject(group) ? Object.values(group) : []))
    .filter(isEndpoint)
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

function isEndpoint(value: unknown): value is Endpoint {
  return isObject(value) && 'access' in value && 'answer' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
