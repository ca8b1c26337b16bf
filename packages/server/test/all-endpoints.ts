import * as accounts from '@homestead/contract/accounts';
import * as calendar from '@homestead/contract/calendar';
import * as documents from '@homestead/contract/documents';
import * as feed from '@homestead/contract/feed';
import * as leads from '@homestead/contract/leads';
import * as listings from '@homestead/contract/listings';
import * as messaging from '@homestead/contract/messaging';
import * as neighborhood from '@homestead/contract/neighborhood';
import * as platform from '@homestead/contract/platform';
import * as saved from '@homestead/contract/saved';
import * as transactions from '@homestead/contract/transactions';

const rooms = [
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
];

/** Every call that the contract declares: what each room exports as `…Endpoints`. */
export const allEndpoints: readonly platform.Endpoint[] = rooms
  .flatMap((room) => Object.entries(room))
  .flatMap(([name, group]) =>
    name.endsWith('Endpoints') ? Object.values<unknown>(Object(group)) : [],
  )
  .filter(
    (value): value is platform.Endpoint =>
      typeof value === 'object' && value !== null && 'path' in value,
  );
