import { day, hour, minute } from '../market/calendar.ts';
import type { LifeState } from '../market/life.ts';
import { keyOf, type Listing, type ListingCore, placeOf } from '../market/listing.ts';
import type { Market } from '../market/market.ts';
import { cityOf } from '../market/neighborhood-table.ts';
import type { OpenHouse } from '../market/open-houses.ts';
import { changedSince, wantedTexts } from '../odata/filter-match.ts';
import type { Filter } from '../odata/filter-parser.ts';
import type { Rows } from '../odata/run-query.ts';
import {
  type AddressOf,
  lookupRecords,
  mediaRecords,
  memberRecord,
  officeRecord,
  openAddresses,
  openHouseRecord,
  roomRecords,
  rosterOf,
  unitRecords,
} from './child-records.ts';
import { type EntityModel, entityModels } from './entity-model.ts';
import { type FeedRow, recordRows, sentValue } from './feed-rows.ts';
import { type FeedRecord, headOf, isHeadField } from './property-head.ts';
import { propertyRecord } from './property-record.ts';
import type { Quirks, Wire } from './quirks.ts';
import type { EntityName, Vendor } from './vendor.ts';
import { WireKeys } from './wire-keys.ts';
import { statusWords } from './wire-text.ts';

/** The market as the collections of a RESO Web API. */
export class Feed {
  readonly models: ReadonlyMap<EntityName, EntityModel>;
  readonly market: Market;
  readonly vendor: Vendor;
  readonly wire: Wire;
  /** Set once the server knows its own address. */
  addressOf: AddressOf = openAddresses('');
  readonly #roster: { members: FeedRecord[]; offices: FeedRecord[] };
  readonly #lookups: FeedRecord[];
  #openHouses: { version: number; quarter: number; all: OpenHouse[] } | null = null;

  constructor(market: Market, vendor: Vendor, quirks: Quirks) {
    this.market = market;
    this.vendor = vendor;
    this.wire = { quirks, keys: new WireKeys(vendor) };
    this.models = entityModels(quirks, vendor);
    this.#roster = rosterOf(market.firms);
    this.#lookups = lookupRecords(quirks.encoding);
  }

  model(entity: EntityName): EntityModel {
    return this.models.get(entity) as EntityModel;
  }

  /**
   * With the quirk, changes before the start share one timestamp per week, later ones one per five
   * minutes.
   */
  #stamp(at: number): number {
    if (!this.wire.quirks.sameTimestamp) return at;
    const width = at < this.market.startAt ? 7 * day : 5 * minute;
    return Math.floor(at / width) * width;
  }

  #modifiedAt(index: number): number {
    const { market, vendor } = this;
    const at = market.modifiedAt(index);
    return this.#stamp(
      vendor.photosTouchListing ? Math.max(at, market.photosChangedAt(index)) : at,
    );
  }

  stateOf(index: number): LifeState {
    return { ...this.market.stateOf(index), modifiedAt: this.#modifiedAt(index) };
  }

  /** Whether a listing is in the feed: without a flag for removed ones, these are left out. */
  #isShown(index: number): boolean {
    return (
      this.market.has(index) && (this.vendor.removal === 'flagged' || !this.market.hidden(index))
    );
  }

  #indices(): Int32Array {
    const all = this.market.indices();
    return this.vendor.removal === 'flagged' ? all : all.filter((index) => this.#isShown(index));
  }

  /** The listing of a key or number as the vendor writes it, null when it isn't in the feed. */
  findIndex(field: 'ListingKey' | 'ListingId', written: string): number | null {
    const index = this.wire.keys.findIndex(field, written);
    return index !== null && this.#isShown(index) ? index : null;
  }

  #propertyRow(index: number): FeedRow {
    const { market } = this;
    const model = this.model('Property');
    let core: ListingCore | null = null;
    let state: LifeState | null = null;
    let head: FeedRecord | null = null;
    let listing: Listing | null = null;
    let full: FeedRecord | null = null;
    const openState = (): LifeState => {
      state ??= this.stateOf(index);
      return state;
    };
    const openListing = (): Listing => {
      listing ??= market.listing(index);
      return listing;
    };
    const record = (): FeedRecord => {
      full ??= propertyRecord(openListing(), openState(), market.playedTo);
      return full;
    };
    return {
      key: keyOf(index),
      record,
      read: (field) => {
        switch (field) {
          case 'ListingKey':
            return this.wire.keys.write(field, keyOf(index));
          case 'ModificationTimestamp':
            return this.#modifiedAt(index);
          case 'PhotosChangeTimestamp':
            return market.photosChangedAt(index);
          case 'MlgCanView':
            return !market.hidden(index);
          case 'StandardStatus':
            return statusWords[market.statusOf(index)];
          case 'City':
            return cityOf(placeOf(market.seed, index)).name;
          case 'PostalCode':
            return placeOf(market.seed, index).zip;
        }
        const { keys } = this.wire;
        if (full !== null || !isHeadField(field)) return sentValue(model, keys, record(), field);
        core ??= market.core(index);
        head ??= headOf(core, openState());
        return sentValue(model, keys, head, field);
      },
      children: (entity) => {
        switch (entity) {
          case 'Media':
            return mediaRecords(openListing(), openState(), this.addressOf);
          case 'PropertyRooms':
            return roomRecords(openListing(), openState());
          case 'PropertyUnitTypes':
            return unitRecords(openListing(), openState());
          case 'Member':
            return [memberRecord(openListing().member)];
          case 'Office':
            return [officeRecord(openListing().member.office)];
          case 'OpenHouse':
            return market
              .openHousesOf(index)
              .map((open) => openHouseRecord(open, openListing().member));
          default:
            return [];
        }
      },
    };
  }

  #allOpenHouses(): OpenHouse[] {
    const quarter = Math.floor(this.market.playedTo / (hour / 12));
    if (this.#openHouses?.version !== this.market.version || this.#openHouses.quarter !== quarter) {
      const all: OpenHouse[] = [];
      for (const index of this.#indices()) all.push(...this.market.openHousesOf(index));
      this.#openHouses = { version: this.market.version, quarter, all };
    }
    return this.#openHouses?.all ?? [];
  }

  /** Media, rooms and units of all listings, opened listing by listing as the scan proceeds. */
  #childRows(
    entity: 'Media' | 'PropertyRooms' | 'PropertyUnitTypes',
    filter: Filter | null,
  ): Rows<FeedRow> {
    const model = this.model(entity);
    const ownerField = entity === 'Media' ? 'ResourceRecordKey' : 'ListingKey';
    const owners = filter === null ? null : wantedTexts(filter, ownerField);
    // No photo is younger than its listing's PhotosChangeTimestamp.
    const since = filter === null || entity !== 'Media' ? null : changedSince(filter);
    const indices =
      owners === null
        ? this.#indices().filter(
            (index) => since === null || this.market.photosChangedAt(index) >= since,
          )
        : owners
            .map((key) => this.findIndex('ListingKey', key))
            .filter((index) => index !== null)
            .sort((a, b) => a - b);
    const perListing = 24;
    let opened: { index: number; records: FeedRecord[] } = { index: -1, records: [] };
    const recordsOf = (index: number): FeedRecord[] => {
      if (opened.index !== index)
        opened = { index, records: this.#propertyRow(index).children(entity) };
      return opened.records;
    };
    return {
      model,
      length: indices.length * perListing,
      isCheap: () => true,
      at: (position) => {
        const index = indices[Math.floor(position / perListing)] as number;
        const record = recordsOf(index)[position % perListing];
        if (record === undefined) return null;
        return {
          key: `${keyOf(index)}-${String(position % perListing).padStart(2, '0')}`,
          read: (field) => sentValue(model, this.wire.keys, record, field),
          record: () => record,
          children: () => [],
        };
      },
    };
  }

  /** The current rows of a collection; a filter on the owner leaves the others unopened. */
  rows(entity: EntityName, filter: Filter | null = null): Rows<FeedRow> {
    this.market.refresh();
    const { market } = this;
    const { keys } = this.wire;
    switch (entity) {
      case 'Property': {
        const indices = this.#indices();
        return {
          model: this.model(entity),
          length: indices.length,
          isCheap: isHeadField,
          at: (position) => this.#propertyRow(indices[position] as number),
        };
      }
      case 'Media':
      case 'PropertyRooms':
      case 'PropertyUnitTypes':
        return this.#childRows(entity, filter);
      case 'OpenHouse': {
        const model = this.model(entity);
        const all = this.#allOpenHouses();
        return recordRows(
          model,
          keys,
          all.map((open) => openHouseRecord(open, market.listing(open.listingIndex).member)),
        );
      }
      case 'Member':
        return recordRows(this.model(entity), keys, this.#roster.members);
      case 'Office':
        return recordRows(this.model(entity), keys, this.#roster.offices);
      case 'Lookup':
        return recordRows(this.model(entity), keys, this.#lookups);
    }
  }

  /** One row by its key, null when the feed has none. */
  find(entity: EntityName, key: string): FeedRow | null {
    this.market.refresh();
    const model = this.model(entity);
    const index = this.findIndex('ListingKey', key);
    if (entity === 'Property') {
      return index === null || this.wire.keys.write('ListingKey', keyOf(index)) !== key
        ? null
        : this.#propertyRow(index);
    }
    const isChild =
      entity === 'Media' || entity === 'PropertyRooms' || entity === 'PropertyUnitTypes';
    if (isChild && index === null) return null;
    const rows =
      isChild && index !== null
        ? recordRows(model, this.wire.keys, this.#propertyRow(index).children(entity))
        : this.rows(entity);
    for (let position = 0; position < rows.length; position++) {
      const row = rows.at(position);
      if (row?.read(model.key) === key) return row;
    }
    return null;
  }
}
