import { sql } from 'kysely';
import { isNotPutOff, ownedBy, type Queryable, type RowOf } from '#platform';

/** What a step is about: an envelope, or one of its recipients. */
export interface HeldTarget {
  envelope: string;
  recipient: string | null;
}

export type HeldKind = 'remind' | 'resend' | 'void' | 'revoke';
export type HeldRow = Omit<RowOf<'held_step'>, 'targets' | 'kind'> & {
  kind: HeldKind;
  targets: HeldTarget[];
};

export async function insertHeld(
  tx: Queryable,
  {
    personId,
    kind,
    targets,
    reason,
    until,
  }: {
    personId: string;
    kind: HeldKind;
    targets: readonly HeldTarget[];
    reason: string;
    until: Date;
  },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into held_step (person_id, kind, targets, reason, act_at)
    values (${personId}, ${kind}, ${JSON.stringify(targets)}, ${reason}, ${until})
    returning id`.execute(tx);
  return (rows[0] as { id: string }).id;
}

/** A step of a person that still can be undone, held until the commit. */
export async function lockOpenHeld(
  tx: Queryable,
  personId: string,
  id: string,
): Promise<HeldRow | null> {
  const { rows } = await sql<HeldRow>`
    select * from held_step
    where id = ${id} and ${ownedBy(personId, 'held_step.person_id')} and act_at > now()
    for update`.execute(tx);
  return rows[0] ?? null;
}

/** The next step whose time has come, held until the commit. */
export async function lockDueHeld(tx: Queryable, job: string, now: Date): Promise<HeldRow | null> {
  const { rows } = await sql<HeldRow>`
    select * from held_step
    where act_at <= ${now} and ${isNotPutOff(job, sql`held_step.id::text`)}
    order by act_at for update skip locked limit 1`.execute(tx);
  return rows[0] ?? null;
}

export async function deleteHeld(tx: Queryable, id: string): Promise<void> {
  await sql`delete from held_step where id = ${id}`.execute(tx);
}

/** How many steps of a person wait. */
export async function countHeldOf(db: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from held_step
    where ${ownedBy(personId, 'held_step.person_id')} and act_at > now()`.execute(db);
  return rows[0]?.count ?? 0;
}
