import type { Actor, DatabaseTransaction } from '#platform';
import { auditPerson } from '../people/audit-person.ts';
import { storePerson } from '../people/person-record-store.ts';
import type { PersonRow } from '../person-store.ts';
import type { ProfileColumns } from './read-profile.ts';

type OwnColumns = ProfileColumns &
  Pick<PersonRow, 'facebook' | 'instagram' | 'linkedin' | 'twitter' | 'photo_key'>;

/**
 * Stores the changed columns, with their history, in the caller's commit; does nothing if none
 * changed. Returns the updated person.
 */
export async function changeOwnColumns(
  tx: DatabaseTransaction,
  actor: Actor,
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
  await auditPerson(tx, actor, { personId: person.id, what, before: pick(person), after });
  return { ...person, ...after, version: person.version + 1 };
}
