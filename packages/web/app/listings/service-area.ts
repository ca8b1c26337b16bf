import type { WireServiceArea } from '@homestead/contract/listings';
import { browserApi } from '#platform';
import { listings } from './client.ts';

let asked: Promise<WireServiceArea> | null = null;

/** The places of the service area, loaded once; rejects while they can't be loaded. */
export function loadServiceArea(): Promise<WireServiceArea> {
  asked ??= listings.getServiceArea({}, { api: browserApi }).catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}
