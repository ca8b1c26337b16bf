import { sql } from 'kysely';
import { DatabaseLock, ownedBy, type Queryable } from '#platform';

/** Pages of one person that are opened at the same time count once. */
const visitLock = new DatabaseLock('saved.site-visits');

/** Half an hour without a page ends a visit. */
const visitEnds = sql.raw(`interval '30 minutes'`);
/** The same search counts once within this time. */
const searchRepeats = sql.raw(`interval '30 minutes'`);
/** A search within this time refines the last one. */
const searchRefines = sql.raw(`interval '2 minutes'`);

/** Goes on with a person's visit, or starts one; returns whether it is a new one. */
export async function recordVisit(tx: Queryable, personId: string, at: Date): Promise<boolean> {
  await visitLock.untilCommit(tx, { record: personId });
  const { rows } = await sql<{ isNew: boolean }>`
    with last as (
      select id from site_visit where ${ownedBy(personId, 'site_visit.person_id')}
        and last_at > ${at}::timestamptz - ${visitEnds}
      order by started_at desc, id desc limit 1
    ), longer as (
      update site_visit set last_at = ${at} where id in (select id from last)
        and ${ownedBy(personId, 'site_visit.person_id')}
    ), started as (
      insert into site_visit (person_id, started_at, last_at)
      select ${personId}, ${at}, ${at} where not exists (select from last)
      returning id
    )
    select exists (select from started) as "isNew"`.execute(tx);
  return rows[0]?.isNew ?? false;
}

/** Records a search in words; returns whether it counts as another one. */
export async function recordSearch(
  tx: Queryable,
  personId: string,
  { words, at }: { words: string; at: Date },
): Promise<boolean> {
  await visitLock.untilCommit(tx, { record: personId });
  const { rows } = await sql<{ isNew: boolean }>`
    with last as (
      select id, words, searched_at > ${at}::timestamptz - ${searchRefines} as is_refined
      from site_search where ${ownedBy(personId, 'site_search.person_id')}
        and searched_at > ${at}::timestamptz - ${searchRepeats}
      order by searched_at desc, id desc limit 1
    ), changed as (
      update site_search set words = ${words}, searched_at = ${at}
      where ${ownedBy(personId, 'site_search.person_id')} and id in (
        select id from last where is_refined and words <> ${words})
    ), made as (
      insert into site_search (person_id, words, searched_at) select ${personId}, ${words}, ${at}
      where not exists (select from last where words = ${words} or is_refined)
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
