import { sql } from 'kysely';
import { type Caller, holds, ownedBy, type Queryable, type RowOf } from '#platform';
import { withinScope } from '../teams/row-scope.ts';

export type ItemRow = RowOf<'onboarding_item'>;
export type ListedItem = ItemRow & RowOf<'onboarding_step', 'title' | 'help' | 'doer'>;

/** A step that was retired stays where it is ticked. */
const isShown = sql`(s.retired_at is null or i.done_at is not null)`;

/** The items of people's checklists, in the order of the steps. */
export async function selectItems(db: Queryable, personId: string): Promise<ListedItem[]> {
  const { rows } = await sql<ListedItem>`
    select i.*, s.title, s.help, s.doer
    from onboarding_item i join onboarding_step s on s.id = i.step_id
    where ${ownedBy(personId, 'i.person_id')} and ${isShown}
    order by s.retired_at is not null, s.position, lower(s.title), i.id`.execute(db);
  return rows;
}

/**
 * Those of these items that the caller sees: their own, and those within their scope with a
 * permission. `lock` holds them until the commit.
 */
export async function findItems(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
  { lock = false } = {},
): Promise<ListedItem[]> {
  const isOwn = ownedBy(caller.personId, 'i.person_id');
  const mayOthers = holds(caller, 'onboarding') || holds(caller, 'roster');
  const isSeen = mayOthers ? sql`(${isOwn} or ${withinScope(caller, 'i.person_id')})` : isOwn;
  const { rows } = await sql<ListedItem>`
    select i.*, s.title, s.help, s.doer
    from onboarding_item i join onboarding_step s on s.id = i.step_id
    where i.id = any(${[...ids]}::uuid[]) and ${isSeen} and ${isShown}
    order by i.id ${lock ? sql`for update of i` : sql``}`.execute(db);
  return rows;
}

/** Whether the caller may see this person's checklist, and who they are; null if not. */
export async function findListed(
  db: Queryable,
  caller: Caller,
  personId: string,
): Promise<RowOf<'person', 'id' | 'first_name' | 'last_name' | 'role_key'> | null> {
  const isOwn = ownedBy(caller.personId, 'p.id');
  const mayOthers = holds(caller, 'onboarding') || holds(caller, 'roster');
  const isSeen = mayOthers ? sql`(${isOwn} or ${withinScope(caller, 'p.id')})` : isOwn;
  const { rows } = await sql<RowOf<'person', 'id' | 'first_name' | 'last_name' | 'role_key'>>`
    select p.id, p.first_name, p.last_name, p.role_key from person p
    where p.id = ${personId}::uuid and p.deleted_at is null and ${isSeen}`.execute(db);
  return rows[0] ?? null;
}

/** Puts the steps in use on the checklists of these people; what is there stays. */
export async function insertItems(tx: Queryable, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return;
  await sql`
    insert into onboarding_item (person_id, step_id)
    select given.id, s.id from unnest(${[...personIds]}::uuid[]) as given (id), onboarding_step s
    where s.retired_at is null
    order by given.id, s.position
    on conflict do nothing`.execute(tx);
}

/** Puts a step on every checklist that isn't complete. */
export async function addToOpenLists(tx: Queryable, stepId: string): Promise<void> {
  await sql`
    insert into onboarding_item (person_id, step_id)
    select distinct i.person_id, ${stepId}::uuid
    from onboarding_item i join onboarding_step s on s.id = i.step_id
    where i.done_at is null and s.retired_at is null
    on conflict do nothing`.execute(tx);
}
