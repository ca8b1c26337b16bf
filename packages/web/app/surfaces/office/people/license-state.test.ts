import { expect, it } from 'vitest';
import { licenseState } from './license-state.ts';

/** 3 June 2026 in Omaha, though UTC has the 4th. */
const now = new Date('2026-06-04T03:00:00Z');

it.each([
  [null, 'none', 'No expiry stated'],
  ['2026-06-02', 'lapsed', 'Lapsed on Jun 2, 2026'],
  ['2026-06-03', 'lapsing', 'Lapses today, Jun 3, 2026'],
  ['2026-06-04', 'lapsing', 'Lapses tomorrow, Jun 4, 2026'],
  ['2026-08-02', 'lapsing', 'Lapses in 60 days, Aug 2, 2026'],
  ['2026-08-03', 'good', 'Good until Aug 3, 2026'],
])('a license until %s is %s', (expiresOn, kind, text) => {
  expect(licenseState(expiresOn, now)).toEqual({ kind, text });
});
