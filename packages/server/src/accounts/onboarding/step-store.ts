import type { StepDoer } from '@homestead/contract/accounts';
import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { DatabaseLock, type Page, type Queryable, type RowOf, selectPage } from '#platform';

export type StepRow = RowOf<'onboarding_step'>;

/** Steps in use in their order, then retired ones. */
export function selectSteps(db: Queryable, page: PageRequest): Promise<Page<StepRow>> {
  return selectPage(db, page, {
    select: sql`*`,
    from: sql`onboarding_step`,
    orderBy: sql`retired_at is not null, position, lower(title), id`,
  });
}

/** What these steps are called. */
export async function selectStepTitles(
  db: Queryable,
  ids: readonly string[],
): Promise<Pick<StepRow, 'id' | 'title'>[]> {
  const { rows } = await sql<Pick<StepRow, 'id' | 'title'>>`
    select id, title from onboarding_step where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

const listLock = new DatabaseLock('accounts.onboarding-steps');

/** Makes other changes of the list wait for this commit. */
export const lockSteps = (tx: Queryable): Promise<void> => listLock.untilCommit(tx);

/** The steps in use in their order, locked until the commit. */
export async function lockStepOrder(tx: Queryable): Promise<StepRow[]> {
  await lockSteps(tx);
  const { rows } = await sql<StepRow>`
    select * from onboarding_step where retired_at is null
    order by position, lower(title), id for update`.execute(tx);
  return rows;
}

/** Adds the steps that the program comes with, where there are none. */
export async function addFirstSteps(
  db: Queryable,
  steps: readonly { title: string; help: string; doer: StepDoer; position: number }[],
): Promise<void> {
  await sql`
    insert into onboarding_step (title, help, doer, position)
    select seed.title, seed.help, seed.doer, seed.position
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as seed (title text, help text, doer text, position int)
    where not exists (select from onboarding_step)
    on conflict do nothing`.execute(db);
}
