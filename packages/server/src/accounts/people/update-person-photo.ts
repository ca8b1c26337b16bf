import { type peopleEndpoints, personPhotoAddress } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Actor, atomically, type DatabaseTransaction } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import type { PersonRow } from '../person-store.ts';
import { auditPerson } from './audit-person.ts';
import { requirePersonToChange } from './load-person.ts';
import { storePerson } from './person-record-store.ts';

/**
 * Sets a person's photo, given in base64, or removes it. Refuses people the caller may not see or
 * change before the picture is read, then (photo-unreadable).
 */
export async function updatePersonPhoto(
  { db, photos }: AccountsServices,
  actor: Actor,
  { id, base64 }: { id: string; base64: string | null },
): Promise<AnswerOf<typeof peopleEndpoints.updatePersonPhoto>> {
  await atomically(db, (tx) => requirePersonToChange(tx, actor.caller, id));
  const key = base64 === null ? null : await photos.store(id, base64);
  await atomically(db, async (tx) => {
    const { person } = await requirePersonToChange(tx, actor.caller, id);
    await setPhoto(tx, actor, { person, key, undoes: null });
  });
  return answer({ photo: key && personPhotoAddress(key) });
}

/** Sets the key of a person's photo, with its history; does nothing if it is the same. */
export async function setPhoto(
  tx: DatabaseTransaction,
  actor: Actor,
  { person, key, undoes }: { person: PersonRow; key: string | null; undoes: number | null },
): Promise<void> {
  if (person.photo_key === key) return;
  await storePerson(tx, person.id, { photo_key: key });
  await auditPerson(tx, actor, {
    personId: person.id,
    what: 'photo',
    before: { photo_key: person.photo_key },
    after: { photo_key: key },
    undoes,
  });
}
