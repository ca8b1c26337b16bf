import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

/** Half an hour without a page ends a visit. */
const visitEnds = sql.raw(`interval '30 minutes'`);
/** Who changes a filter or two is still at the same search. */
const searchEnds = sql.raw(`interval '2 minutes'`);

/** Holds what is stored about a person's visits until the commit. */
async function lockPerson(tx: Queryable, personId: string): Promise<void> {
  await sql`select 1 from person where ${ownedBy(personId, 'person.id')} for update`.execute(tx);
}

/** Goes on with a person's visit, or starts one; returns whether it is a new one. */
export async function keepVisit(tx: Queryable, personId: string): Promise<boolean> {
  await lockPerson(tx, personId);
  const { rows } = await sql<{ isNew: boolean }>`
    with last as (
      select id from site_visit where ${ownedBy(personId, 'site_visit.person_id')}
        and last_at > now() - ${visitEnds}
      order by started_at desc, id desc limit 1
    ), longer as (
      update site_visit set last_at = now() where id in (select id from last)
        and ${ownedBy(personId, 'site_visit.person_id')}
    ), started as (
      insert into site_visit (person_id) select ${personId} where not exists (select from last)
      returning id
    )
    select exists (select from started) as "isNew"`.execute(tx);
  return rows[0]?.isNew ?? false;
}

/** Keeps a search; returns whether it counts as another one. */
export async function keepSearch(tx: Queryable, personId: string, words: string): Promise<boolean> {
  await lockPerson(tx, personId);
  const { rows } = await sql<{ isNew: boolean }>`
    with last as (
      select id, words, searched_at from site_search
      where ${ownedBy(personId, 'site_search.person_id')}
        and searched_at > now() - ${visitEnds}
      order by searched_at desc, id desc limit 1
    ), changed as (
      update site_search set words = ${words}, searched_at = now()
      where ${ownedBy(personId, 'site_search.person_id')} and id in (
        select id from last where searched_at > now() - ${searchEnds} and words <> ${words})
    ), made as (
      insert into site_search (person_id, words) select ${personId}, ${words}
      where not exists (select from last
        where words = ${words} or searched_at > now() - ${searchEnds})
      returning id
    )
    select exists (select from made) as "isNew"`.execute(tx);
  return rows[0]?.isNew ?? false;
}

/** A person's latest visits and searches, for the export of their data. */
export async function selectVisits(db: Queryable, personId: string, most: number) {
  const [visits, searches] = await Promise.all([
    sql<Record<string, unknown>>`
      select started_at, last_at from site_visit
      where ${ownedBy(personId, 'site_visit.person_id')}
      order by started_at desc limit ${most}`.execute(db),
    sql<Record<string, unknown>>`
      select words, searched_at from site_search
      where ${ownedBy(personId, 'site_search.person_id')}
      order by searched_at desc limit ${most}`.execute(db),
  ]);
  return { visits: visits.rows, searches: searches.rows };
}

export async function deleteVisits(tx: Queryable, personIds: readonly string[]): Promise<void> {
  await sql`delete from site_visit where ${ownedBy(personIds, 'site_visit.person_id')}`.execute(tx);
  await sql`delete from site_search where ${ownedBy(personIds, 'site_search.person_id')}`.execute(
    tx,
  );
}
