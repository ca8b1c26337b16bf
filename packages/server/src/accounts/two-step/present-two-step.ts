import type { twoStepEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { PasskeyRow } from '../passkeys/passkey-store.ts';
import { isTwoStepOn, type TwoStepState } from './two-step-store.ts';

type WireTwoStep = AnswerOf<typeof twoStepEndpoints.getTwoStep>['data'];

/** Two-step sign-in as its owner sees it. */
export function presentTwoStep(
  state: TwoStepState,
  passkeys: readonly PasskeyRow[],
  passkeysAvailable: boolean,
): WireTwoStep {
  const { totpSince } = state;
  return {
    isOn: isTwoStepOn(state),
    isRequired: state.isRequired,
    totp: { isOn: totpSince !== null, since: totpSince?.toISOString() ?? null },
    recoveryCodesLeft: state.recoveryCodesLeft,
    passkeys: passkeys.map(presentPasskey),
    passkeysAvailable,
  };
}

/** One passkey, without its key. */
export function presentPasskey(row: PasskeyRow): WireTwoStep['passkeys'][number] {
  return {
    id: row.credential_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    backedUp: row.backed_up,
  };
}
