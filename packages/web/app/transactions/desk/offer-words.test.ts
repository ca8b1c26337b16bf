import { expect, test } from 'vitest';
import { offerDeskMessages } from '../messages.ts';
import { expiryText, shortOfferText } from './offer-words.ts';

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

test('questions and toasts say whose offer it is', () => {
  const named = { buyer: 'Lee Park', code: 'HS-26-00042-W' };
  const unnamed = { ...named, buyer: null };
  const title = (offer: typeof unnamed | typeof named) =>
    offerDeskMessages.rejectTitle({ offer: shortOfferText(offer) });
  const toast = (offer: typeof unnamed | typeof named) =>
    offerDeskMessages.moved({ offer: shortOfferText(offer, { isFirst: true }), state: 'rejected' });
  expect([title(named), toast(named)]).toEqual([
    'Reject Lee Park’s offer?',
    'Lee Park’s offer was rejected.',
  ]);
  expect([title(unnamed), toast(unnamed)]).toEqual([
    'Reject offer HS-26-00042-W?',
    'Offer HS-26-00042-W was rejected.',
  ]);
});
