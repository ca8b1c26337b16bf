import { readBusinessHours } from '@homestead/contract/platform';
import { expect, it } from 'vitest';
import { inquiryClockText } from './clock-text.ts';

const hours = readBusinessHours({ hours: 'Mon-Fri 08:00-18:00', holidays: ['federal'] });
const textOf = (dueAt: string, now: string) => inquiryClockText(dueAt, new Date(now), hours);

// Omaha is six hours behind UTC in November.
it.each([
  ['before opening', '2026-11-24T15:00Z', '2026-11-24T13:12Z', 'By 9 AM, an hour after we open'],
  ['at opening', '2026-11-24T15:00Z', '2026-11-24T14:00Z', '60 min left'],
  ['in business hours', '2026-11-24T20:30Z', '2026-11-24T20:00Z', '30 min left'],
  [
    'after closing, with a part of the hour used',
    '2026-11-24T14:40Z',
    '2026-11-24T00:30Z',
    'By Tue, Nov 24, 8:40 AM, 40 min after we open',
  ],
  [
    'over a holiday and its weekend',
    '2026-11-27T15:00Z',
    '2026-11-26T04:00Z',
    'By Fri, Nov 27, 9 AM, an hour after we open',
  ],
  ['late', '2026-11-24T15:00Z', '2026-11-24T15:20Z', '20 min late'],
  ['late since this morning', '2026-11-24T15:00Z', '2026-11-24T21:00Z', 'Late, was due 9 AM'],
  ['very late', '2026-11-23T15:00Z', '2026-11-24T15:00Z', 'Late, was due Mon, Nov 23, 9 AM'],
])('says until when to answer %s', (_when, dueAt, now, text) => {
  expect(textOf(dueAt, now)).toEqual({ text, isLate: text.includes('ate') });
});
