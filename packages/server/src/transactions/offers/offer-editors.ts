import { sql } from 'kysely';
import { namePeople } from '#accounts';
import type { Queryable } from '#platform';

/** How long after its last sign a form counts as open: three signs are missed. */
export const OPEN_SECONDS = 65;
const MOST = 20;

/**
 * Notes that a person has the form of an offer open, and names the others who have. Those
 * who left it long ago are forgotten.
 */
export async function noteEditor(
  tx: Queryable,
  offerId: string,
  personId: string,
): Promise<string[]> {
  await sql`
    delete from offer_editor where offer_id = ${offerId}
      and seen_at < now() - ${OPEN_SECONDS} * interval '1 second' and person_id <> ${personId}`.execute(
    tx,
  );
  await sql`
    insert into offer_editor (offer_id, person_id) values (${offerId}, ${personId})
    on conflict (offer_id, person_id) do update set seen_at = now()`.execute(tx);
  const { rows } = await sql<{ person_id: string }>`
    select person_id from offer_editor where offer_id = ${offerId} and person_id <> ${personId}
    order by seen_at desc limit ${MOST}`.execute(tx);
  const people = await namePeople(
    tx,
    rows.map(({ person_id }) => person_id),
  );
  return rows.flatMap(({ person_id }) => {
    const person = people.get(person_id);
    return person ? [`${person.firstName} ${person.lastName}`.trim()] : [];
  });
}

/** Notes that a person closed the form of an offer. */
export async function forgetEditor(
  tx: Queryable,
  offerId: string,
  personId: string,
): Promise<void> {
  await sql`
    delete from offer_editor where offer_id = ${offerId} and person_id = ${personId}`.execute(tx);
}
