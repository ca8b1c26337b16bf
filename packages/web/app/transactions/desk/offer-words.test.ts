import { expect, test } from 'vitest';
import { expiryText } from './offer-words.ts';

test('lists say when an offer expires as long as that matters', () => {
  const expiry = { expireOn: '2031-06-02', expireTime: '18:00' };
  for (const state of ['draft', 'submitted', 'presented', 'countered', 'expired'] as const) {
    expect(expiryText({ ...expiry, state })).toBe('Jun 2, 2031, 6 PM');
  }
  for (const state of ['accepted', 'rejected', 'withdrawn'] as const) {
    expect(expiryText({ ...expiry, state })).toBe('–');
  }
  expect(expiryText({ expireOn: null, expireTime: null, state: 'submitted' })).toBe('–');
});
