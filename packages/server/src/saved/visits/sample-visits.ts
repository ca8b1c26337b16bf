import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** A visit of the demo: how many hours ago it began, how long it was, and what was searched for. */
export interface SampleVisit {
  hoursAgo: number;
  minutes: number;
  searches: readonly string[];
}

/** Adds visits that a person of the demo made before now, with their searches in even steps. */
export async function addSampleVisits(
  db: Queryable,
  personId: string,
  visits: readonly SampleVisit[],
): Promise<void> {
  for (const { hoursAgo, minutes, searches } of visits) {
    const start = sql`now() - make_interval(hours => ${hoursAgo})`;
    await sql`insert into site_visit (person_id, started_at, last_at)
      values (${personId}, ${start}, ${start} + make_interval(mins => ${minutes}))`.execute(db);
    await sql`
      insert into site_search (person_id, words, searched_at)
      select ${personId}, words,
        ${start} + make_interval(mins => ${minutes}) * place / ${searches.length + 1}
      from unnest(${[...searches]}::text[]) with ordinality as made (words, place)`.execute(db);
  }
}
