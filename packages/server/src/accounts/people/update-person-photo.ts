import {
  PHOTO_PURPOSE,
  type peopleEndpoints,
  personPhotoAddress,
} from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Actor, atomically, type DatabaseTransaction } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import type { PersonRow } from '../person-store.ts';
import { auditPerson } from './audit-person.ts';
import { requirePersonToChange } from './load-person.ts';
import { storePerson } from './person-record-store.ts';

/**
 * Sets a person's photo to a picture that the caller uploaded, or removes it. Refuses people the
 * caller may not see or change, then files that {@link Files.requireOwn} refuses.
 */
export async function updatePersonPhoto(
  { db, files }: AccountsServices,
  actor: Actor,
  { id, file }: { id: string; file: string | null },
): Promise<AnswerOf<typeof peopleEndpoints.updatePersonPhoto>> {
  await atomically(db, async (tx) => {
    const { person } = await requirePersonToChange(tx, actor.caller, id);
    const whose = { purpose: PHOTO_PURPOSE, caller: actor.caller };
    if (file !== null) await files.requireOwn(tx, file, whose);
    await setPhoto(tx, actor, { person, key: file, undoes: null });
  });
  return answer({ photo: file && personPhotoAddress(file) });
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
