import { sql } from 'kysely';
import { selectOfficeTemplates } from '#messaging';
import type { Queryable } from '#platform';

/** Ids of the demo's templates by name, and of stages by code; empty for what isn't there. */
export interface SampleNames {
  template: (name: string) => string;
  stage: (code: string) => string;
}

/** Whether there are plans. */
export async function hasPlans(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from action_plan limit 1`.execute(db);
  return rows.length > 0;
}

/** What the demo's plans name. */
export async function findSampleNames(db: Queryable): Promise<SampleNames> {
  const all = await selectOfficeTemplates(db);
  const templates = new Map(all.map(({ name, id }) => [name, id]));
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code from reference_entry where list = 'lead-stages'`.execute(db);
  const stages = new Map(rows.map(({ id, code }) => [code, id]));
  return {
    template: (name) => templates.get(name) ?? '',
    stage: (code) => stages.get(code) ?? '',
  };
}
