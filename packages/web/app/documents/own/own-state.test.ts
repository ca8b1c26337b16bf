import { expect, it } from 'vitest';
import { documentPageMessages } from '../messages/pages.ts';
import { isToSign, ownStateText } from './own-state.ts';

type Own = Parameters<typeof isToSign>[0];
const own = (given: Partial<Own> = {}): Own => ({
  ...{ role: 'seller', state: 'sent', envelopeState: 'sent', isTheirTurn: true },
  ...given,
});

it('asks to sign only what is open and not a copy', () => {
  expect(isToSign(own())).toBe(true);
  expect(isToSign(own({ state: 'waiting', isTheirTurn: false }))).toBe(true);
  expect(isToSign(own({ state: 'signed' }))).toBe(false);
  expect(isToSign(own({ role: 'copy' }))).toBe(false);
  for (const envelopeState of ['completed', 'voided', 'expired', 'declined', 'sealing'] as const) {
    expect(isToSign(own({ envelopeState }))).toBe(false);
  }
});

it('says what an envelope waits for', () => {
  const says = (given: Partial<Own>) => ownStateText(own(given));
  expect(says({})).toBe(documentPageMessages.stateYours());
  expect(says({ isTheirTurn: false })).toBe(documentPageMessages.stateOthers());
  expect(says({ state: 'signed' })).toBe(documentPageMessages.stateSigned());
  expect(says({ role: 'copy' })).toBe(documentPageMessages.stateCopy());
  expect(says({ state: 'signed', envelopeState: 'completed' })).toBe(
    documentPageMessages.stateCompleted(),
  );
  expect(says({ envelopeState: 'expired' })).toBe(documentPageMessages.stateExpired());
});
