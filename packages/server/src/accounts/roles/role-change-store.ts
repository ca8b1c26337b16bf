import { sql } from 'kysely';
import type { Queryable } from '#platform';
import type { RoleState } from './role-state.ts';

export interface RoleChangeRow {
  id: number;
  role_key: string;
  changed_at: Date;
  before: RoleState;
  after: RoleState;
  undoes: number | null;
  undone_by: number | null;
  changer_id: string | null;
  changer_first_name: string | null;
  changer_last_name: string | null;
  changer_photo_key: string | null;
}

/** Keeps what a role was and became. Answers the change's number. */
export async function insertRoleChange(
  tx: Queryable,
  change: {
    roleKey: string;
    changedBy: string | null;
    before: RoleState;
    after: RoleState;
    undoes: number | null;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into role_change (role_key, changed_by, before, after, undoes)
    values (${change.roleKey}, ${change.changedBy}, ${JSON.stringify(change.before)}::jsonb,
      ${JSON.stringify(change.after)}::jsonb, ${change.undoes})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

const columns = sql`
  change.id, change.role_key, change.changed_at, change.before, change.after, change.undoes,
  undoing.id as undone_by, changer.id as changer_id, changer.first_name as changer_first_name,
  changer.last_name as changer_last_name, changer.photo_key as changer_photo_key`;
const joined = sql`
  role_change change
  left join role_change undoing on undoing.undoes = change.id
  left join person changer on changer.id = change.changed_by`;

/** Changes of one role or of all, newest first, those older than `before` when it is given. */
export async function selectRoleChanges(
  db: Queryable,
  { role, before, limit }: { role: string | null; before: number | null; limit: number },
): Promise<RoleChangeRow[]> {
  const ofRole = role === null ? sql`true` : sql`change.role_key = ${role}`;
  const older = before === null ? sql`true` : sql`change.id < ${before}`;
  const { rows } = await sql<RoleChangeRow>`
    select ${columns} from ${joined} where ${ofRole} and ${older}
    order by change.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findRoleChange(db: Queryable, id: number): Promise<RoleChangeRow | null> {
  const { rows } = await sql<RoleChangeRow>`
    select ${columns} from ${joined} where change.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
