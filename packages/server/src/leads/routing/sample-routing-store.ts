import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';
import type { PondRow } from './pond-store.ts';

type SampleRule = Pick<RowOf<'lead_rule'>, 'name' | 'way' | 'agent_ids' | 'weights' | 'fallback'> &
  Partial<RowOf<'lead_rule'>>;

/** Ids of people by their emails, in the same order; those that nobody has are left out. */
export async function selectIdsByEmail(
  db: Queryable,
  emails: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .execute();
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return emails.flatMap((email) => ids.get(email) ?? []);
}

/** Adds a pond and rules, in their order, where there are neither. */
export async function addSampleRules(
  db: Queryable,
  pond: Pick<PondRow, 'name' | 'members' | 'claim_limit'>,
  rulesOf: (pondId: string) => SampleRule[],
): Promise<void> {
  const { rows } = await sql`
    select 1 from lead_rule union all select 1 from lead_pond limit 1`.execute(db);
  if (rows.length > 0) return;
  const { id } = await db
    .insertInto('lead_pond')
    .values(pond)
    .returning('id')
    .executeTakeFirstOrThrow();
  const rules = rulesOf(id).map((rule, index) => ({ ...rule, position: index + 1 }));
  for (const rule of rules) await db.insertInto('lead_rule').values(rule).execute();
}
