import { day, hour, minute } from '../market/calendar.ts';
import type { LifeState } from '../market/life.ts';
import { indexOfKey, keyOf, type Listing, type ListingCore, placeOf } from '../market/listing.ts';
import type { Market } from '../market/market.ts';
import { cityOf } from '../market/neighborhood-table.ts';
import { type OpenHouse, openHousesOf } from '../market/open-houses.ts';
import { changedSince, wantedTexts } from '../odata/filter-match.ts';
import type { Filter } from '../odata/filter-parser.ts';
import type { Row, Rows } from '../odata/run-query.ts';
import {
  lookupRecords,
  mediaRecords,
  openHouseRecord,
  roomRecords,
  rosterOf,
} from './child-records.ts';
import { type EntityModel, type EntityName, entityModels } from './entity-model.ts';
import { type FeedRecord, headOf, isHeadField } from './property-head.ts';
import { propertyRecord } from './property-record.ts';
import type { Quirks } from './quirks.ts';
import { statusWords } from './wire-text.ts';

/** A row with its record; a listing can also be expanded. */
export type FeedRow = Row & {
  record(): FeedRecord;
  children(entity: EntityName): FeedRecord[];
};

const plainValue = (model: EntityModel, record: FeedRecord, field: string): unknown => {
  const value = record[field];
  return model.fields.get(field) === 'instant' && typeof value === 'string'
    ? Date.parse(value)
    : value;
};

/** Rows that are already records. */
function recordRows(model: EntityModel, records: readonly FeedRecord[]): Rows<FeedRow> {
  const sorted = [...records].sort((a, b) =>
    String(a[model.key]) < String(b[model.key]) ? -1 : 1,
  );
  return {
    model,
    length: sorted.length,
    isCheap: () => true,
    at: (position) => {
      const record = sorted[position] as FeedRecord;
      return {
        key: String(record[model.key]),
        read: (field) => plainValue(model, record, field),
        record: () => record,
        children: () => [],
      };
    },
  };
}

/** The market as the collections of a RESO Web API. */
export class Feed {
  readonly models: ReadonlyMap<EntityName, EntityModel>;
  readonly market: Market;
  readonly quirks: Quirks;
  /** Address before `/photos/`; known once the server listens. */
  photoBase = '';
  readonly #roster: { members: FeedRecord[]; offices: FeedRecord[] };
  readonly #lookups: FeedRecord[];
  #openHouses: { version: number; quarter: number; all: OpenHouse[] } | null = null;

  constructor(market: Market, quirks: Quirks) {
    this.market = market;
    this.quirks = quirks;
    this.models = entityModels(quirks);
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
    if (!this.quirks.sameTimestamp) return at;
    const width = at < this.market.startAt ? 7 * day : 5 * minute;
    return Math.floor(at / width) * width;
  }

  stateOf(index: number): LifeState {
    const state = this.market.stateOf(index);
    return this.quirks.sameTimestamp
      ? { ...state, modifiedAt: this.#stamp(state.modifiedAt) }
      : state;
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
            return keyOf(index);
          case 'ModificationTimestamp':
            return this.#stamp(market.modifiedAt(index));
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
        if (full !== null || !isHeadField(field)) return plainValue(model, record(), field);
        core ??= market.core(index);
        head ??= headOf(core, openState());
        return plainValue(model, head, field);
      },
      children: (entity) => {
        if (entity === 'Media') return mediaRecords(openListing(), openState(), this.photoBase);
        if (entity === 'PropertyRooms') return roomRecords(openListing(), openState());
        if (entity === 'OpenHouse')
          return this.#openHousesOf(index).map((open) =>
            openHouseRecord(open, openListing().member),
          );
        return [];
      },
    };
  }

  #openHousesOf(index: number): OpenHouse[] {
    return openHousesOf(
      this.market.seed,
      index,
      () => this.market.lifeOf(index),
      this.market.playedTo,
    );
  }

  #allOpenHouses(): OpenHouse[] {
    const quarter = Math.floor(this.market.playedTo / (hour / 12));
    if (this.#openHouses?.version !== this.market.version || this.#openHouses.quarter !== quarter) {
      const all: OpenHouse[] = [];
      for (const index of this.market.indices()) all.push(...this.#openHousesOf(index));
      this.#openHouses = { version: this.market.version, quarter, all };
    }
    return this.#openHouses?.all ?? [];
  }

  /** Media and rooms of all listings, opened listing by listing as the scan proceeds. */
  #childRows(entity: 'Media' | 'PropertyRooms', filter: Filter | null): Rows<FeedRow> {
    const model = this.model(entity);
    const ownerField = entity === 'Media' ? 'ResourceRecordKey' : 'ListingKey';
    const owners = filter === null ? null : wantedTexts(filter, ownerField);
    // No photo is younger than its listing's PhotosChangeTimestamp.
    const since = filter === null || entity !== 'Media' ? null : changedSince(filter);
    const indices =
      owners === null
        ? this.market
            .indices()
            .filter((index) => since === null || this.market.photosChangedAt(index) >= since)
        : owners
            .map((key) => this.market.findIndex(key))
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
          read: (field) => plainValue(model, record, field),
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
    switch (entity) {
      case 'Property': {
        const indices = market.indices();
        return {
          model: this.model(entity),
          length: indices.length,
          isCheap: isHeadField,
          at: (position) => this.#propertyRow(indices[position] as number),
        };
      }
      case 'Media':
      case 'PropertyRooms':
        return this.#childRows(entity, filter);
      case 'OpenHouse': {
        const model = this.model(entity);
        const all = this.#allOpenHouses();
        return recordRows(
          model,
          all.map((open) => openHouseRecord(open, market.listing(open.listingIndex).member)),
        );
      }
      case 'Member':
        return recordRows(this.model(entity), this.#roster.members);
      case 'Office':
        return recordRows(this.model(entity), this.#roster.offices);
      case 'Lookup':
        return recordRows(this.model(entity), this.#lookups);
    }
  }

  /** One row by its key, null when the feed has none. */
  find(entity: EntityName, key: string): FeedRow | null {
    this.market.refresh();
    if (entity === 'Property') {
      const index = this.market.findIndex(key);
      return index === null ? null : this.#propertyRow(index);
    }
    if (entity === 'Media' || entity === 'PropertyRooms' || entity === 'OpenHouse') {
      const owner = /^(SMP\d{9})-/.exec(key)?.[1];
      const open = /^OH(\d{1,9})-\d+$/.exec(key)?.[1];
      const index =
        owner !== undefined ? indexOfKey(owner) : open !== undefined ? Number(open) : null;
      if (index === null || !this.market.has(index)) return null;
      const model = this.model(entity);
      const record = this.#propertyRow(index)
        .children(entity)
        .find((one) => one[model.key] === key);
      return record === undefined ? null : (recordRows(model, [record]).at(0) ?? null);
    }
    const rows = this.rows(entity);
    for (let position = 0; position < rows.length; position++) {
      const row = rows.at(position);
      if (row?.key === key) return row;
    }
    return null;
  }
}
