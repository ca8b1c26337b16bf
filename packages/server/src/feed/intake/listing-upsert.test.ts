import { expect, test } from 'vitest';
import { rules, take } from '../../../test/feed-record.ts';
import { listingUpsertOf } from './listing-upsert.ts';

const openHouse = (date: string, type?: string) => ({
  OpenHouseKey: `${date} ${type}`,
  OpenHouseDate: date,
  OpenHouseStartTime: `${date}T18:00:00Z`,
  OpenHouseEndTime: `${date}T20:00:00Z`,
  OpenHouseType: type,
});

const nextOf = (...openHouses: object[]) =>
  listingUpsertOf(take({ OpenHouse: openHouses }), null, rules.now).next_open_house_starts_at;

test('the next open house is the earliest upcoming one that is public', () => {
  const over = openHouse('2026-05-30', 'Public');
  const brokers = openHouse('2026-06-04', 'Broker');
  const later = openHouse('2026-06-07', 'Public');
  expect(nextOf(over, brokers, later)).toBe('2026-06-07T18:00:00.000Z');
  expect(nextOf(openHouse('2026-06-06'), later)).toBe('2026-06-06T18:00:00.000Z');
  expect(nextOf(over, brokers, openHouse('2026-06-05', 'Private'))).toBeNull();
});
