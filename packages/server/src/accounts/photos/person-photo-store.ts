import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** Which of these keys are a person's photo, or were one before a change that can be undone. */
export async function findUsedPhotoKeys(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key
    where exists (select from person where photo_key = key)
       or exists (
         select from person_change
         where what = 'photo' and changed_at > now() - interval '30 days'
           and before->>'photo_key' = key
       )`.execute(db);
  return new Set(rows.map((row) => row.key));
}
