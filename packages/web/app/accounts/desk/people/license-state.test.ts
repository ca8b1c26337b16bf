import { expect, it } from 'vitest';
import { peopleMessages } from '../../messages/people.ts';
import { licenseState } from './license-state.ts';

/** 3 June 2026 in Omaha, though UTC has the 4th. */
const now = new Date('2026-06-04T03:00:00Z');
const what = 'other';

it.each([
  [null, 'none', peopleMessages.noExpiration()],
  ['2026-06-02', 'expired', peopleMessages.expired({ what, day: 'Jun 2, 2026' })],
  ['2026-06-03', 'expiring', peopleMessages.expiresToday({ what, day: 'Jun 3, 2026' })],
  ['2026-06-04', 'expiring', peopleMessages.expiresTomorrow({ what, day: 'Jun 4, 2026' })],
  ['2026-09-01', 'expiring', peopleMessages.expiresIn({ what, days: 90, day: 'Sep 1, 2026' })],
  ['2026-09-02', 'valid', peopleMessages.valid({ day: 'Sep 2, 2026' })],
])('a license until %s is %s', (expiresOn, kind, text) => {
  expect(licenseState(expiresOn, now)).toEqual({ kind, text });
});

it('says what expires where no column does', () => {
  const texts = (['license', 'insurance'] as const).map(
    (of) => licenseState('2026-06-04', now, of).text,
  );
  expect(texts).toEqual([
    'License expires tomorrow, Jun 4, 2026',
    'E&O insurance expires tomorrow, Jun 4, 2026',
  ]);
});
