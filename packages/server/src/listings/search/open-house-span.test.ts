import { localDate } from '@homestead/contract/platform';
import { expect, test } from 'vitest';
import { openHouseSpan } from './open-house-span.ts';
import { reducedSince } from './reduced-since.ts';

const at = (instant: string) => {
  const now = new Date(instant);
  return { now, today: localDate(now) };
};

test.each([
  ['on a Wednesday', '2026-06-03T18:00:00Z', '2026-06-06T05:00:00Z', '2026-06-08T05:00:00Z'],
  ['on Friday night', '2026-06-06T04:59:00Z', '2026-06-06T05:00:00Z', '2026-06-08T05:00:00Z'],
  ['on a Saturday', '2026-06-06T18:00:00Z', '2026-06-06T18:00:00Z', '2026-06-08T05:00:00Z'],
  ['on a Sunday', '2026-06-07T20:00:00Z', '2026-06-07T20:00:00Z', '2026-06-08T05:00:00Z'],
  ['on Sunday night', '2026-06-08T05:00:00Z', '2026-06-13T05:00:00Z', '2026-06-15T05:00:00Z'],
  [
    'before the clocks change',
    '2026-03-05T18:00:00Z',
    '2026-03-07T06:00:00Z',
    '2026-03-09T05:00:00Z',
  ],
])('the weekend %s', (_, now, after, before) => {
  expect(openHouseSpan('weekend', at(now))).toEqual({
    after: new Date(after),
    before: new Date(before),
  });
});

test('a day is one in Omaha, of which the past part no longer counts', () => {
  const now = at('2026-06-06T18:00:00Z');
  expect(openHouseSpan('2026-06-10', now)).toEqual({
    after: new Date('2026-06-10T05:00:00Z'),
    before: new Date('2026-06-11T05:00:00Z'),
  });
  expect(openHouseSpan('2026-06-06', now).after).toEqual(now.now);
  const past = openHouseSpan('2026-06-01', now);
  expect(past.before?.getTime()).toBeLessThan(past.after.getTime());
  expect(openHouseSpan('2099-12-31', now).before).toEqual(new Date('2100-01-01T06:00:00Z'));
});

test('any upcoming open house', () => {
  const now = at('2026-06-06T18:00:00Z');
  expect(openHouseSpan('any', now)).toEqual({ after: now.now, before: null });
});

test('a reduction counts from the start of its day in Omaha, also across clock changes', () => {
  expect(reducedSince(1, '2026-06-06')).toEqual(new Date('2026-06-05T05:00:00Z'));
  expect(reducedSince(7, '2026-03-10')).toEqual(new Date('2026-03-03T06:00:00Z'));
  expect(reducedSince(3650, '2026-06-06')).toEqual(new Date('2016-06-08T05:00:00Z'));
});
