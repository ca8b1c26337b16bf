import { indexOfKey, indexOfNumber } from '../market/listing.ts';
import type { Vendor } from './vendor.ts';
import { systemName } from './wire-text.ts';

const keys = new Set([
  'ListingKey',
  'ResourceRecordKey',
  'MediaKey',
  'OpenHouseKey',
  'RoomKey',
  'UnitTypeKey',
  'MemberKey',
  'OfficeKey',
  'OfficeBrokerKey',
  'ListAgentKey',
  'CoListAgentKey',
  'BuyerAgentKey',
  'ListOfficeKey',
  'CoListOfficeKey',
  'ShowingAgentKey',
  'LookupKey',
]);
const ids = new Set([
  'ListingId',
  'ResourceRecordID',
  'MemberMlsId',
  'OfficeMlsId',
  'ListAgentMlsId',
  'CoListAgentMlsId',
  'BuyerAgentMlsId',
  'ListOfficeMlsId',
]);

const isOfListing = /^SMP\d{9}/;

/** Keys, MLS numbers and the system's name in the form in which a vendor writes them. */
export class WireKeys {
  readonly #vendor: Vendor;

  constructor(vendor: Vendor) {
    this.#vendor = vendor;
  }

  /** The value of a field as it is sent. */
  write(field: string, value: unknown): unknown {
    if (typeof value !== 'string') return value;
    const { keyPrefix, idPrefix, hasBareKeys } = this.#vendor;
    if (keys.has(field)) {
      const own = hasBareKeys ? value.replace(/[^A-Za-z0-9]/g, '') : value;
      return isOfListing.test(own) ? keyPrefix + own.slice(3) : idPrefix + own;
    }
    if (ids.has(field)) return idPrefix + value;
    return field === 'OriginatingSystemName' && value === systemName
      ? this.#vendor.systemName
      : value;
  }

  /** The listing that a key or number belongs to, its own or that of one of its children. */
  findIndex(field: string, written: string): number | null {
    const prefix = ids.has(field) ? this.#vendor.idPrefix : this.#vendor.keyPrefix;
    if (!written.startsWith(prefix)) return null;
    const own = written.slice(prefix.length);
    return ids.has(field) ? indexOfNumber(own) : indexOfKey(`SMP${own.slice(0, 9)}`);
  }
}
