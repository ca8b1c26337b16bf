import type { FormKey } from '@homestead/contract/documents';
import type { Caller, DatabaseTransaction, Queryable, Services } from '#platform';
import { inputsOf } from '../filling/find-input.ts';
import { keptForms } from '../filling/keep-form.ts';
import { currentForm, isWordingApproved } from '../forms/current-forms.ts';
import { canSeal } from '../seal/signing-certificate.ts';
import { endEnvelope } from './end-envelope.ts';
import { lockAnyEnvelope } from './envelope-store.ts';
import { sendEnvelope } from './send-envelope.ts';
import { haveAllBuyersSigned, selectSignedByBuyer } from './signed-form-store.ts';
import { startEnvelope } from './start-envelope.ts';

/** A form that a buyer signed, with the last day that it says it holds. */
export interface SignedForm {
  readonly form: FormKey;
  readonly signedAt: Date;
  /** YYYY-MM-DD; null if it doesn’t say. */
  readonly endsOn: string | null;
}

/** The forms of these kinds that the owner of a mailbox has signed as a buyer, newest first. */
export async function formsSignedByBuyer(
  db: Queryable,
  email: string,
  forms: readonly FormKey[],
): Promise<SignedForm[]> {
  const rows = await selectSignedByBuyer(db, email, forms);
  const definitionOf = await keptForms(db, rows);
  return rows.map((row) => {
    const definition = definitionOf(row);
    const last = definition && inputsOf(definition).find(({ field }) => field === 'end_date');
    const endsOn = last && row.answers[last.key];
    return {
      ...{ form: row.form, signedAt: row.signed_at },
      endsOn: typeof endsOn === 'string' ? endsOn : null,
    };
  });
}

/** Whether all buyers of an envelope have signed; false of one without. */
export const haveBuyersSigned = (db: Queryable, envelopeId: string): Promise<boolean> =>
  haveAllBuyersSigned(db, envelopeId);

/** Whether these forms can go out: in production, the brokerage approved their wording. */
export const canSendForms = (
  { settings }: Pick<Services, 'settings'>,
  forms: readonly FormKey[],
): boolean =>
  settings.mode !== 'production' ||
  (canSeal(settings) &&
    isWordingApproved(
      settings,
      forms.map((form) => currentForm({ settings }, form)),
    ));

/** Voids an envelope, if it still can be signed: see `endEnvelope`. */
export async function voidForms(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  id: string,
  ending: { personId: string | null; by: string; reason: string },
): Promise<void> {
  const envelope = await lockAnyEnvelope(tx, id);
  if (envelope?.state === 'sent') {
    await endEnvelope(services, tx, envelope, { state: 'voided', ...ending });
  }
}

/** Starts an envelope like `startEnvelope`, and sends it. Answers its id. */
export async function sendForms(
  services: Pick<Services, 'db' | 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  caller: Caller,
  started: Parameters<typeof startEnvelope>[3],
): Promise<string> {
  const id = await startEnvelope(services, tx, caller, started);
  const envelope = await lockAnyEnvelope(tx, id);
  if (!envelope) throw new Error('The envelope that was made is gone');
  // It may be a client whose step needs it: they aren't refused for what the caller sent today.
  await sendEnvelope(services, tx, caller, envelope, { isDue: true });
  return id;
}
