import type { DatabaseTransaction } from '#platform';
import { emptyFields, type RecipientRow, storeRecipient } from '../envelopes/recipient-store.ts';

/**
 * Forgets what was begun for a recipient who hasn’t signed: their own link never goes on with a
 * consent that was given on someone else’s device, nor the other way around.
 */
export async function startOver(
  tx: DatabaseTransaction,
  { id }: Pick<RecipientRow, 'id'>,
): Promise<RecipientRow> {
  await emptyFields(tx, id);
  return storeRecipient(tx, id, {
    ...{ consent_version: null, consented_at: null, seen_at: null },
    ...{ signature: null, initials: null },
  });
}
