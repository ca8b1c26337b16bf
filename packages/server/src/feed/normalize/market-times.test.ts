import { expect, test } from 'vitest';
import { take } from '../../../test/feed-record.ts';

test('a home was listed when the record says, from the best date that it has', () => {
  const times = (fields: object) => {
    const { listed_at, on_market_on } = take(fields).listing;
    return [listed_at, on_market_on];
  };
  const entered = { OriginalEntryTimestamp: '2021-07-02T03:00:00Z' };
  const signed = { ...entered, ListingContractDate: '2021-06-30' };
  expect(times({})).toEqual([null, null]);
  expect(times(entered)).toEqual(['2021-07-02T03:00:00.000Z', '2021-07-01']);
  expect(times(signed)).toEqual(['2021-06-30T05:00:00.000Z', '2021-06-30']);
  expect(times({ ...signed, OnMarketDate: '2021-07-05' })).toEqual([
    '2021-07-05T05:00:00.000Z',
    '2021-07-05',
  ]);
});

test('a home was sold on the closing date', () => {
  const record = { StatusChangeTimestamp: '2021-09-01T12:00:00Z', CloseDate: '2021-08-09' };
  const at = (StandardStatus: string) => take({ ...record, StandardStatus }).told.statusChangedAt;
  expect(at('Closed')).toBe('2021-08-09T05:00:00.000Z');
  expect(at('Pending')).toBe('2021-09-01T12:00:00.000Z');
});
