import { sql } from 'kysely';
import { withinScope } from '#accounts';
import { type Caller, ownedBy, type Queryable } from '#platform';

const DOCUMENTS_MAX = 100;

/** Documents that have this file: the caller’s own by scope first, then those of something. */
export async function selectDocumentsOfFile(
  db: Queryable,
  caller: Caller,
  key: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id, ${withinScope(caller, 'document.owner_id')} as is_own from document
    where file_key = ${key}
      and (${withinScope(caller, 'document.owner_id')} or about_kind is not null)
    order by is_own desc, created_at desc limit ${DOCUMENTS_MAX}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a template that a person may use has this file. */
export async function isFileOfTemplate(
  db: Queryable,
  personId: string,
  key: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from envelope_template_document part
    join envelope_template template on template.id = part.template_id
    where part.file_key = ${key}
      and (template.owner_id is null or ${ownedBy(personId, 'template.owner_id')})
    limit 1`.execute(db);
  return rows.length > 0;
}
