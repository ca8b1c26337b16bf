import { type ownSettingsEndpoints, personPhotoAddress } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { changeOwnColumns } from './change-own-columns.ts';
import { requireOwnPerson } from './own-person.ts';

/** Sets the caller's photo, given in base64. Refuses (photo-unreadable) what can't be drawn anew. */
export async function updatePhoto(
  accounts: AccountsHouse,
  acting: Acting,
  base64: string,
): Promise<AnswerOf<typeof ownSettingsEndpoints.updatePhoto>> {
  const key = await accounts.photos.keep(acting.caller.personId, base64);
  await storePhoto(accounts, acting, key);
  return answer({ photo: personPhotoAddress(key) }, 'Your photo has been updated.');
}

/** Takes the caller's photo away; nothing happens where there is none. */
export async function removePhoto(
  accounts: AccountsHouse,
  acting: Acting,
): Promise<AnswerOf<typeof ownSettingsEndpoints.removePhoto>> {
  await storePhoto(accounts, acting, null);
  return answer(true, 'Your photo has been removed.');
}

async function storePhoto(
  { db }: AccountsHouse,
  acting: Acting,
  photo_key: string | null,
): Promise<void> {
  await atomically(db, async (tx) => {
    const person = await requireOwnPerson(tx, acting.caller, { lock: true });
    await changeOwnColumns(tx, acting, person, { photo_key }, 'photo');
  });
}
