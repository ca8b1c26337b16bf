import type { TemplateChannel } from '@homestead/contract/messaging';
import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { ownedBy, type Page, type Queryable, type RowOf, selectPage } from '#platform';

export type TemplateRow = RowOf<'message_template'>;

/** The office's templates and a person's own: current ones first, by name. */
export function selectTemplates(
  db: Queryable,
  personId: string,
  { channel, isCurrent }: { channel: TemplateChannel | null; isCurrent: boolean },
  page: PageRequest,
): Promise<Page<TemplateRow>> {
  return selectPage(db, page, {
    select: sql`t.*`,
    from: sql`message_template t
      where (t.owner_id is null or ${ownedBy(personId, 't.owner_id')})
        and (${channel}::text is null or t.channel = ${channel})
        and (not ${isCurrent} or t.retired_at is null)`,
    orderBy: sql`t.retired_at is not null, lower(t.name), t.id`,
  });
}

/** Of these templates, those of the office and of this person. */
export async function findTemplates(
  db: Queryable,
  personId: string,
  ids: readonly string[],
): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select * from message_template t
    where t.id = any(${[...ids]}::uuid[])
      and (t.owner_id is null or ${ownedBy(personId, 't.owner_id')})`.execute(db);
  return rows;
}

/** One of the office's or of this person's, locked until the commit; null otherwise. */
export async function lockTemplate(
  tx: Queryable,
  personId: string,
  id: string,
): Promise<TemplateRow | null> {
  const { rows } = await sql<TemplateRow>`
    select * from message_template t
    where t.id = ${id} and (t.owner_id is null or ${ownedBy(personId, 't.owner_id')})
    for update`.execute(tx);
  return rows[0] ?? null;
}

const MAX = 500;

/** A person's own templates. */
export async function selectTemplatesOf(
  db: Queryable,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select t.name, t.channel, t.subject, t.body from message_template t
    where ${ownedBy(personId, 't.owner_id')} order by t.name limit ${MAX}`.execute(db);
  return rows;
}

/** Deletes these people's own templates. Returns their ids. */
export async function deleteTemplatesOf(
  tx: Queryable,
  personIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from message_template t where ${ownedBy(personIds, 't.owner_id')}
    returning t.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Adds samples for the whole office where there are no templates. */
export async function addSamples(
  db: Queryable,
  samples: readonly { name: string; channel: TemplateChannel; subject: string; body: string }[],
): Promise<void> {
  await sql`
    insert into message_template (name, channel, subject, body)
    select sample.name, sample.channel, sample.subject, sample.body
    from jsonb_to_recordset(${JSON.stringify(samples)}::jsonb)
      as sample (name text, channel text, subject text, body text)
    where not exists (select from message_template)`.execute(db);
}
