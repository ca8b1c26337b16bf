import { type Queryable, selectValuesToBringBack } from '#platform';
import { PERSON_KIND } from '../people/audit-person.ts';
import { RESTORE_DAYS } from '../people/people-list-store.ts';

/** Which of these keys are a person's photo, or were one before an undoable change. */
export async function findUsedPhotoKeys(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const people = await db
    .selectFrom('person')
    .select('photo_key')
    .where('photo_key', 'in', [...keys])
    .execute();
  const photo = { kind: PERSON_KIND, what: 'photo', name: 'photo_key', days: RESTORE_DAYS };
  const undoable = await selectValuesToBringBack(db, photo, keys);
  return new Set([...people.flatMap(({ photo_key }) => photo_key ?? []), ...undoable]);
}

/** Whether this key is someone's photo now. */
export async function isPhotoShown(db: Queryable, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('photo_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
