import { type peopleEndpoints, personPhotoAddress } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically, type DatabaseTransaction } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import type { PersonRow } from '../person-store.ts';
import { auditPerson } from './audit-person.ts';
import { requirePersonToChange } from './load-person.ts';
import { storePerson } from './person-record-store.ts';

/**
 * Sets a person's photo, given in base64, or takes it away. Refuses whom the caller may not see or
 * change before the picture is looked at, then (photo-unreadable).
 */
export async function updatePersonPhoto(
  { db, photos }: AccountsHouse,
  acting: Acting,
  { id, base64 }: { id: string; base64: string | null },
): Promise<AnswerOf<typeof peopleEndpoints.updatePersonPhoto>> {
  await atomically(db, (tx) => requirePersonToChange(tx, acting.caller, id));
  const key = base64 === null ? null : await photos.keep(id, base64);
  await atomically(db, async (tx) => {
    const { person } = await requirePersonToChange(tx, acting.caller, id);
    await setPhoto(tx, acting, { person, key, undoes: null });
  });
  return answer({ photo: key && personPhotoAddress(key) });
}

/** Sets the key of a person's photo, with its history; nothing happens where it is the same. */
export async function setPhoto(
  tx: DatabaseTransaction,
  acting: Acting,
  { person, key, undoes }: { person: PersonRow; key: string | null; undoes: number | null },
): Promise<void> {
  if (person.photo_key === key) return;
  await storePerson(tx, person.id, { photo_key: key });
  await auditPerson(tx, acting, {
    personId: person.id,
    what: 'photo',
    before: { photo_key: person.photo_key },
    after: { photo_key: key },
    undoes,
  });
}
