import { type ownSettingsEndpoints, personPhotoAddress } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Actor, atomically } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { changeOwnColumns } from './change-own-columns.ts';
import { requireOwnPerson } from './own-person.ts';

/** Sets the caller's photo, given in base64. Refuses (photo-unreadable) what can't be decoded. */
export async function updatePhoto(
  accounts: AccountsServices,
  actor: Actor,
  base64: string,
): Promise<AnswerOf<typeof ownSettingsEndpoints.updatePhoto>> {
  const key = await accounts.photos.store(actor.caller.personId, base64);
  await storePhoto(accounts, actor, key);
  return answer({ photo: personPhotoAddress(key) }, answerMessages.photoUpdated());
}

/** Removes the caller's photo; does nothing if there is none. */
export async function removePhoto(
  accounts: AccountsServices,
  actor: Actor,
): Promise<AnswerOf<typeof ownSettingsEndpoints.removePhoto>> {
  await storePhoto(accounts, actor, null);
  return answer(true, answerMessages.photoRemoved());
}

async function storePhoto(
  { db }: AccountsServices,
  actor: Actor,
  photo_key: string | null,
): Promise<void> {
  await atomically(db, async (tx) => {
    const person = await requireOwnPerson(tx, actor.caller, { lock: true });
    await changeOwnColumns(tx, actor, person, { photo_key }, 'photo');
  });
}
