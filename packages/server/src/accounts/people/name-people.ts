import type { PeopleByName, Queryable } from '#platform';
import { presentNamedPerson } from '../present-named-person.ts';
import { selectNamed } from './person-record-store.ts';

/** People by their ids, with the names shown for them, including deleted people. */
export async function namePeople(db: Queryable, ids: readonly string[]): Promise<PeopleByName> {
  const rows = await selectNamed(db, ids);
  return new Map(rows.map((row) => [row.id, presentNamedPerson(row)]));
}
