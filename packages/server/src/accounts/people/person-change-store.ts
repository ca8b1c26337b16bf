import { sql } from 'kysely';
import type { Queryable } from '#platform';

export type PersonChangeKind =
  | 'created'
  | 'edited'
  | 'role'
  | 'deactivated'
  | 'reactivated'
  | 'deleted'
  | 'restored'
  | 'team'
  | 'photo';

/** Changed fields with their values; those of a team name one person by `concierge_id` or `co_agent_id`. */
export type ChangedFields = Readonly<Record<string, unknown>>;

export interface NewPersonChange {
  personId: string;
  changedBy: string | null;
  what: PersonChangeKind;
  before: ChangedFields;
  after: ChangedFields;
  undoes?: number | null;
}

export interface PersonChangeRow {
  id: number;
  person_id: string;
  what: PersonChangeKind;
  changed_at: Date;
  before: ChangedFields;
  after: ChangedFields;
  undoes: number | null;
  undone_by: number | null;
  changer_id: string | null;
  changer_first_name: string | null;
  changer_last_name: string | null;
  changer_photo_key: string | null;
}

/** Keeps what changed about people. */
export async function insertPersonChanges(
  tx: Queryable,
  changes: readonly NewPersonChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('person_change')
    .values(
      changes.map((change) => ({
        person_id: change.personId,
        changed_by: change.changedBy,
        what: change.what,
        before: JSON.stringify(change.before),
        after: JSON.stringify(change.after),
        undoes: change.undoes ?? null,
      })),
    )
    .execute();
}

const columns = sql`
  change.id, change.person_id, change.what, change.changed_at, change.before, change.after,
  change.undoes, undoing.id as undone_by, changer.id as changer_id,
  changer.first_name as changer_first_name, changer.last_name as changer_last_name,
  changer.photo_key as changer_photo_key`;
const joined = sql`
  person_change change
  left join person_change undoing on undoing.undoes = change.id
  left join person changer on changer.id = change.changed_by`;

/** Changes of one person, newest first, those older than `before` when it is given. */
export async function selectPersonChanges(
  db: Queryable,
  { personId, before, limit }: { personId: string; before: number | null; limit: number },
): Promise<PersonChangeRow[]> {
  const older = before === null ? sql`true` : sql`change.id < ${before}`;
  const { rows } = await sql<PersonChangeRow>`
    select ${columns} from ${joined} where change.person_id = ${personId} and ${older}
    order by change.id desc limit ${limit}`.execute(db);
  return rows;
}

/** One change of one person. */
export async function findPersonChange(
  db: Queryable,
  { personId, id }: { personId: string; id: number },
): Promise<PersonChangeRow | null> {
  const { rows } = await sql<PersonChangeRow>`
    select ${columns} from ${joined}
    where change.id = ${id} and change.person_id = ${personId}`.execute(db);
  return rows[0] ?? null;
}
