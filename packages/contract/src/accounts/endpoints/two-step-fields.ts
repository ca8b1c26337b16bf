import { z } from 'zod';
import { lineText, secretText } from '#platform';
import { PASSWORD_MAX } from '../person-rules.ts';

/** Field names in the refusals of two-step calls. */
export const twoStepLabels = {
  code: 'Code',
  recoveryCode: 'Recovery code',
  currentPassword: 'Current password',
  name: 'Name',
  passkey: 'Passkey',
  response: 'Passkey',
};

export const challenge = lineText(200).min(1);
export const currentPassword = secretText(PASSWORD_MAX).min(1);

export const recoveryCodes = z.array(z.string()).describe('ten one-use codes, only shown now');
export const exampleCodes = ['4kq7m-xw2pd', '9b3ht-c6vnz'];

/** A passkey as its owner sees it. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  backedUp: z.boolean().describe('synced by a password manager, so it outlives the device'),
});
export const examplePasskey = {
  id: 'Qk3hE6eWk1mPz0',
  name: 'Phone',
  createdAt: '2026-03-02T15:04:05.000Z',
  lastUsedAt: null,
  backedUp: true,
};
