import type { DatabaseTransaction } from '#platform';
import type { Acting } from '../acting.ts';
import { auditPerson } from '../people/audit-person.ts';
import { storePerson } from '../people/person-record-store.ts';
import type { PersonRow } from '../person-store.ts';
import type { ProfileColumns } from './read-profile.ts';

type OwnColumns = ProfileColumns &
  Pick<PersonRow, 'facebook' | 'instagram' | 'linkedin' | 'twitter' | 'photo_key'>;

/**
 * Stores the columns that differ, with their history, in the caller's commit; nothing happens where
 * none does. Answers the person as they are then.
 */
export async function changeOwnColumns(
  tx: DatabaseTransaction,
  acting: Acting,
  person: PersonRow,
  columns: Partial<OwnColumns>,
  what: 'edited' | 'photo' = 'edited',
): Promise<PersonRow> {
  const names = (Object.keys(columns) as (keyof OwnColumns)[]).filter(
    (name) => columns[name] !== person[name],
  );
  if (names.length === 0) return person;
  const pick = (from: Partial<OwnColumns>) =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  const after = pick(columns) as Partial<OwnColumns>;
  await storePerson(tx, person.id, after);
  await auditPerson(tx, acting, { personId: person.id, what, before: pick(person), after });
  return { ...person, ...after, version: person.version + 1 };
}
