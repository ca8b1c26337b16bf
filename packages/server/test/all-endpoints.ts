import * as accounts from '@homestead/contract/accounts';
import { feedEndpoints } from '@homestead/contract/feed';
import {
  inquiryEndpoints,
  leadEndpoints,
  referenceEndpoints,
  tourRequestEndpoints,
} from '@homestead/contract/leads';
import { listingEndpoints } from '@homestead/contract/listings';
import { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import { type Endpoint, fileEndpoints, mailEndpoints } from '@homestead/contract/platform';
import { savedEndpoints } from '@homestead/contract/saved';

/** Every call that the contract declares. */
export const allEndpoints: readonly Endpoint[] = Object.values<unknown>({
  ...feedEndpoints,
  ...fileEndpoints,
  ...mailEndpoints,
  ...listingEndpoints,
  ...savedEndpoints,
  ...neighborhoodEndpoints,
  ...leadEndpoints,
  ...inquiryEndpoints,
  ...referenceEndpoints,
  ...tourRequestEndpoints,
  ...accounts.identityEndpoints,
  ...accounts.proofEndpoints,
  ...accounts.ownAccountEndpoints,
  ...accounts.ownSettingsEndpoints,
  ...accounts.peopleEndpoints,
  ...accounts.permissionEndpoints,
  ...accounts.registrationEndpoints,
  ...accounts.signInEndpoints,
  ...accounts.teamEndpoints,
  ...accounts.twoStepEndpoints,
}).filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'answer' in value,
);
