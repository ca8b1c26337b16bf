import { sql } from 'kysely';
import { ownedBy, type Queryable, type RowOf } from '#platform';

export type MailboxRow = RowOf<'own_mailbox'>;

/** The mailbox that a person connected; null without one. */
export async function findMailbox(db: Queryable, personId: string): Promise<MailboxRow | null> {
  const row = await db
    .selectFrom('own_mailbox')
    .selectAll()
    .where(ownedBy(personId, 'own_mailbox.person_id'))
    .executeTakeFirst();
  return row ?? null;
}

type Connected = Pick<
  MailboxRow,
  | 'person_id'
  | 'address'
  | 'username'
  | 'smtp_host'
  | 'smtp_port'
  | 'imap_host'
  | 'imap_port'
  | 'sealed_password'
  | 'validity'
  | 'last_uid'
>;

/** Stores a mailbox in place of the person's earlier one. */
export async function storeMailbox(tx: Queryable, row: Connected): Promise<MailboxRow> {
  await deleteMailboxes(tx, [row.person_id]);
  return tx.insertInto('own_mailbox').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Deletes the mailboxes of people, with their passwords. */
export async function deleteMailboxes(tx: Queryable, personIds: readonly string[]): Promise<void> {
  await sql`
    delete from own_mailbox where ${ownedBy(personIds, 'own_mailbox.person_id')}`.execute(tx);
}

/** Deletes the mailboxes of people who have left. */
export async function deleteMailboxesOfFormer(db: Queryable): Promise<void> {
  await sql`
    delete from own_mailbox using person p
    where p.id = own_mailbox.person_id
      and (p.deleted_at is not null or p.deactivated_at is not null)`.execute(db);
}

/** The next mailbox that is due, which is then due again in some minutes; null without one. */
export async function takeDueMailbox(db: Queryable, minutes: number): Promise<MailboxRow | null> {
  const { rows } = await sql<MailboxRow>`
    update own_mailbox set due_at = now() + make_interval(mins => ${minutes})
    where person_id = (
      select person_id from own_mailbox where due_at <= now()
      order by due_at for update skip locked limit 1)
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** Notes how far a mailbox was read. */
export async function storeRead(
  tx: Queryable,
  personId: string,
  { validity, lastUid }: { validity: string; lastUid: number },
): Promise<void> {
  await sql`
    update own_mailbox set validity = ${validity}, last_uid = ${lastUid}, read_at = now(),
      reading_problem = ''
    where ${ownedBy(personId, 'own_mailbox.person_id')}`.execute(tx);
}

/** Notes why a mailbox couldn't be used, or that it can. Returns whether that is news. */
export async function storeProblem(
  tx: Queryable,
  personId: string,
  { kind, problem, minutes }: { kind: 'sending' | 'reading'; problem: string; minutes?: number },
): Promise<boolean> {
  const column = sql.ref(`${kind}_problem`);
  const { rows } = await sql<{ is_news: boolean }>`
    with before as (
      select ${column} = '' as was_fine from own_mailbox
      where ${ownedBy(personId, 'own_mailbox.person_id')} for update
    )
    update own_mailbox set ${column} = ${problem},
      due_at = greatest(due_at, now() + make_interval(mins => ${minutes ?? 0}))
    from before where ${ownedBy(personId, 'own_mailbox.person_id')}
    returning before.was_fine as is_news`.execute(tx);
  return problem !== '' && (rows[0]?.is_news ?? false);
}
