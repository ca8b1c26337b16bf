import type { DocumentRole, FieldKind, FormKey } from '@homestead/contract/documents';
import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { escapeLike, ownedBy, type Page, type Queryable, type RowOf, selectPage } from '#platform';
import type { FieldPlace } from '../envelopes/recipient-store.ts';

/** Who signs, without a name. */
export interface TemplatePerson {
  role: DocumentRole;
  number: number;
  turn: number;
  language: 'en' | 'es';
}

/** A field on a page, by the positions of its document and of who fills it in. */
export interface TemplateField {
  document: number;
  person: number;
  kind: FieldKind;
  isRequired: boolean;
  place: FieldPlace;
}

export type TemplateRow = Omit<RowOf<'envelope_template'>, 'people' | 'fields'> & {
  people: TemplatePerson[];
  fields: TemplateField[];
};

export type TemplateDocumentRow = Omit<RowOf<'envelope_template_document'>, 'form'> & {
  form: FormKey | null;
};

/** The brokerage’s templates and a person’s own, by name. */
export function selectTemplates(
  db: Queryable,
  personId: string,
  q: string | undefined,
  page: PageRequest,
): Promise<Page<TemplateRow>> {
  const like = `%${escapeLike(q ?? '')}%`;
  return selectPage(db, page, {
    select: sql`t.*`,
    from: sql`envelope_template t
      where (t.owner_id is null or ${ownedBy(personId, 't.owner_id')}) and t.name ilike ${like}`,
    orderBy: sql`lower(t.name), t.id`,
  });
}

/** Of these templates, those of the brokerage and of this person. */
export async function findTemplates(
  db: Queryable,
  personId: string,
  ids: readonly string[],
): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select * from envelope_template t
    where t.id = any(${[...ids]}::uuid[])
      and (t.owner_id is null or ${ownedBy(personId, 't.owner_id')})`.execute(db);
  return rows;
}

/** One of the brokerage’s or of this person’s, locked until the commit; null otherwise. */
export async function lockTemplate(
  tx: Queryable,
  personId: string,
  id: string,
): Promise<TemplateRow | null> {
  const { rows } = await sql<TemplateRow>`
    select * from envelope_template t
    where t.id = ${id} and (t.owner_id is null or ${ownedBy(personId, 't.owner_id')})
    for update`.execute(tx);
  return rows[0] ?? null;
}

/** The documents of templates, in their order. */
export async function selectTemplateDocuments(
  db: Queryable,
  templateIds: readonly string[],
): Promise<TemplateDocumentRow[]> {
  const { rows } = await sql<TemplateDocumentRow>`
    select * from envelope_template_document where template_id = any(${[...templateIds]}::uuid[])
    order by template_id, position`.execute(db);
  return rows;
}

type NewDocument = Pick<TemplateDocumentRow, 'form' | 'file_key' | 'page_count' | 'title'>;

/** Replaces the documents of a template. */
export async function storeTemplateDocuments(
  tx: Queryable,
  templateId: string,
  documents: readonly NewDocument[],
): Promise<void> {
  await sql`
    delete from envelope_template_document where template_id = ${templateId}`.execute(tx);
  const parts = documents.map((one, index) => ({ position: index + 1, ...one }));
  await sql`
    insert into envelope_template_document (template_id, position, form, file_key, page_count,
      title)
    select ${templateId}, position, form, file_key, page_count, title
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (position int, form text,
      file_key text, page_count int, title text)`.execute(tx);
}

export async function deleteTemplate(tx: Queryable, id: string): Promise<void> {
  await sql`delete from envelope_template where id = ${id}`.execute(tx);
}

const MAX = 500;

/** A person’s own templates, for their export. */
export async function selectTemplatesOf(db: Queryable, personId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select t.name, t.title, t.message from envelope_template t
    where ${ownedBy(personId, 't.owner_id')} order by t.name limit ${MAX}`.execute(db);
  return rows;
}

/** Deletes these people’s own templates. */
export async function deleteTemplatesOf(
  tx: Queryable,
  personIds: readonly string[],
): Promise<void> {
  await sql`
    delete from envelope_template t where ${ownedBy(personIds, 't.owner_id')}`.execute(tx);
}

/** The brokerage’s templates by their ids, for rules that name them. */
export async function selectSharedTemplates(
  db: Queryable,
  ids: readonly string[],
): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select * from envelope_template
    where id = any(${[...ids]}::uuid[]) and owner_id is null order by lower(name), id`.execute(db);
  return rows;
}
