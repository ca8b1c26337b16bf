import { describe, expect, it } from 'vitest';
import { Market } from '../market/market.ts';
import { roomRecords } from './child-records.ts';
import { entityModels } from './entity-model.ts';
import { requireLookup } from './lookups.ts';
import { headOf, isHeadField } from './property-head.ts';
import { propertyRecord } from './property-record.ts';

const market = new Market({
  seed: 12,
  listings: 1_500,
  startAt: Date.UTC(2026, 3, 1),
  clockRate: 0,
});
const records = [...market.indices()].map((index) => ({
  index,
  record: propertyRecord(market.listing(index), market.stateOf(index), market.playedTo),
}));
const models = entityModels({ flattenedRooms: true, bk9: true });
const model = models.get('Property')!;

describe('a Property record', () => {
  it('has exactly the fields of the model, each of its type', () => {
    for (const { record } of records) {
      expect(Object.keys(record).sort()).toEqual([...model.fields.keys()].sort());
      for (const [name, type] of model.fields) {
        const value = record[name];
        const lookup = type.slice(type.indexOf(':') + 1);
        if (type.startsWith('many:')) {
          expect(Array.isArray(value), name).toBe(true);
          for (const one of value as string[]) requireLookup(lookup, one);
        } else if (value !== null) {
          if (type.startsWith('one:')) requireLookup(lookup, String(value));
          else if (type === 'whole') expect(Number.isInteger(value), `${name} ${value}`).toBe(true);
          else if (type === 'decimal') expect(Number.isFinite(value), name).toBe(true);
          else if (type === 'flag') expect(typeof value, name).toBe('boolean');
          else if (type === 'date') expect(value, name).toMatch(/^\d{4}-\d\d-\d\d$/);
          else if (type === 'instant') expect(value, name).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
          else expect(value, name).not.toBe('');
        }
      }
    }
  });

  it('agrees with its own head', () => {
    for (const { index, record } of records.slice(0, 200)) {
      const head = headOf(market.core(index), market.stateOf(index));
      for (const [name, value] of Object.entries(head)) {
        expect(isHeadField(name), name).toBe(true);
        expect(record[name]).toEqual(value);
      }
    }
  });

  it('keeps its dates, prices and rooms consistent', () => {
    for (const { index, record } of records) {
      const status = record.StandardStatus;
      expect(record.CloseDate !== null, String(status)).toBe(status === 'Closed');
      expect(record.ClosePrice !== null).toBe(status === 'Closed');
      expect(record.OnMarketDate === null).toBe(status === 'Coming Soon');
      expect(record.DaysOnMarket).toBeGreaterThanOrEqual(0);
      expect(record.ListPrice).toBeLessThanOrEqual(record.OriginalListPrice as number);
      if (record.PreviousListPrice !== null) {
        expect(record.PreviousListPrice).toBeGreaterThanOrEqual(record.ListPrice as number);
      }
      const rooms = roomRecords(market.listing(index), market.stateOf(index));
      const bedrooms = rooms.filter((room) => String(room.RoomType).includes('Bedroom'));
      if (record.PropertyType === 'Residential') {
        expect(bedrooms.length).toBe(Math.min(5, record.BedroomsTotal as number));
      }
      if (record.PropertyType === 'Land') expect(record.BedroomsTotal).toBeNull();
    }
  });

  it('shows every type, and each of the special features somewhere', () => {
    const seen = (field: string): Set<unknown> =>
      new Set(records.flatMap(({ record }) => record[field] as unknown[]));
    expect(seen('PropertyType')).toEqual(
      new Set(['Residential', 'Residential Income', 'Land', 'Farm']),
    );
    for (const [field, word] of [
      ['PoolFeatures', 'In Ground'],
      ['PoolFeatures', 'Above Ground'],
      ['WaterfrontFeatures', 'Lake Front'],
      ['LotFeatures', 'On Golf Course'],
      ['HorseAmenities', 'Barn'],
      ['OtherStructures', 'Outbuilding'],
    ] as const) {
      expect(seen(field), field).toContain(word);
    }
    expect(seen('InternetEntireListingDisplayYN')).toEqual(new Set([true, false]));
    expect(seen('InternetAddressDisplayYN')).toEqual(new Set([true, false]));
  });
});
