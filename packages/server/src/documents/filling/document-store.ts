import type { FormAnswer, FormKey } from '@homestead/contract/documents';
import { sql } from 'kysely';
import { withinScope } from '#accounts';
import type { Caller, Queryable, RowOf } from '#platform';
import type { SubjectRef } from '../subjects/document-subjects.ts';

export type DocumentRow = Omit<RowOf<'document'>, 'answers' | 'sources' | 'facts' | 'form'> & {
  form: FormKey | null;
  answers: Record<string, FormAnswer>;
  sources: Record<string, string>;
  facts: Record<string, unknown>;
};

/** A document in the caller’s own sight; `isLocked` holds it until the commit. */
export async function findOwnDocument(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select * from document
    where id = ${id} and ${withinScope(caller, 'document.owner_id')}`.execute(db);
  return rows[0] ?? null;
}

/** A document by its id, for those whose right to it was decided otherwise. */
export async function findAnyDocument(db: Queryable, id: string): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`select * from document where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Several of them, in the order of their ids. */
export async function selectAnyDocuments(
  db: Queryable,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select document.* from unnest(${[...ids]}::uuid[]) with ordinality as given(id, position)
    join document on document.id = given.id order by given.position`.execute(db);
  return rows;
}

/** The same, held until the commit. */
export async function lockAnyDocuments(
  tx: Queryable,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select document.* from unnest(${[...ids]}::uuid[]) with ordinality as given(id, position)
    join document on document.id = given.id
    order by given.position for update of document`.execute(tx);
  return rows;
}

/** The same, each with whether it is in the caller’s own sight. */
export async function selectDocumentsBySight(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<(DocumentRow & { is_own: boolean })[]> {
  const { rows } = await sql<DocumentRow & { is_own: boolean }>`
    select document.*, ${withinScope(caller, 'document.owner_id')} as is_own
    from unnest(${[...ids]}::uuid[]) with ordinality as given(id, position)
    join document on document.id = given.id order by given.position`.execute(db);
  return rows;
}

export async function lockAnyDocument(tx: Queryable, id: string): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select * from document where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The newest document of a form that belongs to something. */
export async function findNewestOf(
  db: Queryable,
  { kind, id, form }: SubjectRef & { form: FormKey },
): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select * from document
    where about_kind = ${kind} and about_id = ${id} and form = ${form}
    order by created_at desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

interface NewDocument {
  form: FormKey | null;
  formVersion: string | null;
  fileKey: string | null;
  pageCount: number | null;
  title: string;
  about: SubjectRef | null;
  homeAddress: string;
  answers: object;
  sources: object;
  facts: object;
  amendsId: string | null;
  /** The template that it was started from. */
  templateId?: string | null;
  ownerId: string;
}

export async function insertDocument(tx: Queryable, made: NewDocument): Promise<DocumentRow> {
  const { rows } = await sql<DocumentRow>`
    insert into document (form, form_version, file_key, page_count, title, about_kind, about_id,
      home_address, answers, sources, facts, amends_id, template_id, owner_id)
    values (${made.form}, ${made.formVersion}, ${made.fileKey}, ${made.pageCount}, ${made.title},
      ${made.about?.kind ?? null}, ${made.about?.id ?? null}, ${made.homeAddress},
      ${JSON.stringify(made.answers)}, ${JSON.stringify(made.sources)},
      ${JSON.stringify(made.facts)}, ${made.amendsId},
      ${made.templateId ?? null}, ${made.ownerId})
    returning *`.execute(tx);
  return rows[0] as DocumentRow;
}

/** Sets the answers of a locked document; an answer that someone gave has no source. */
export async function storeAnswers(
  tx: Queryable,
  id: string,
  { answers, sources }: Pick<DocumentRow, 'answers' | 'sources'>,
): Promise<DocumentRow> {
  const { rows } = await sql<DocumentRow>`
    update document set answers = ${JSON.stringify(answers)}, sources = ${JSON.stringify(sources)},
      version = version + 1, changed_at = now()
    where id = ${id} returning *`.execute(tx);
  return rows[0] as DocumentRow;
}

interface AnswerChange {
  documentId: string;
  personId: string | null;
  recipientId: string | null;
  input: string;
  before: FormAnswer | null;
  after: FormAnswer | null;
}

export async function insertAnswerChanges(
  tx: Queryable,
  changes: readonly AnswerChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into document_change (document_id, person_id, recipient_id, input, before, after)
    select "documentId", "personId", "recipientId", input, before, after
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change("documentId" uuid,
      "personId" uuid, "recipientId" uuid, input text, before jsonb, after jsonb)`.execute(tx);
}

/** By document, the inputs that a recipient has answered or changed. */
export async function selectInputsAnsweredBy(
  db: Queryable,
  recipientId: string,
  documentIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; inputs: string[] }>`
    select document_id as id, array_agg(distinct input order by input) as inputs
    from document_change
    where document_id = any(${[...documentIds]}::uuid[]) and recipient_id = ${recipientId}
    group by document_id`.execute(db);
  return new Map(rows.map(({ id, inputs }) => [id, inputs]));
}

export type AnswerChangeRow = RowOf<'document_change', 'changed_at' | 'input'> & {
  by: string | null;
  before: FormAnswer | null;
  after: FormAnswer | null;
};

/** Who answered what, newest first. */
export async function selectAnswerChanges(
  db: Queryable,
  documentId: string,
  limit: number,
): Promise<AnswerChangeRow[]> {
  const { rows } = await sql<AnswerChangeRow>`
    select change.changed_at, coalesce(person.first_name || ' ' || person.last_name,
      recipient.name) as by, change.input, change.before, change.after
    from document_change change
    left join person on person.id = change.person_id
    left join envelope_recipient recipient on recipient.id = change.recipient_id
    where change.document_id = ${documentId}
    order by change.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Whether someone has signed the document. */
export async function isSigned(db: Queryable, documentId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from document_signature where document_id = ${documentId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Those of the keys that are files of documents or of templates. */
export async function selectUsedSignedFiles(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from document where file_key = any(${[...keys]}::text[])
    union select file_key from envelope_template_document
    where file_key = any(${[...keys]}::text[])`.execute(db);
  return new Set(rows.map(({ file_key }) => file_key));
}

/** Keeps the version of a form that a document relies on; the first one that does adds it. */
export async function keepFormVersion(
  tx: Queryable,
  version: { form: string; version: string; hash: Buffer; definition: string },
): Promise<void> {
  await sql`
    insert into form_version (form, version, hash, definition)
    values (${version.form}, ${version.version}, ${version.hash}, ${version.definition}::jsonb)
    on conflict (form, version) do nothing`.execute(tx);
}

export interface FormVersionRow {
  form: string;
  version: string;
  hash: Buffer;
  definition: unknown;
}

export async function findFormVersion(
  db: Queryable,
  form: string,
  version: string,
): Promise<FormVersionRow | null> {
  const { rows } = await sql<FormVersionRow>`
    select form, version, hash, definition from form_version
    where form = ${form} and version = ${version}`.execute(db);
  return rows[0] ?? null;
}

export async function selectFormVersions(
  db: Queryable,
  wanted: readonly (readonly [form: string, version: string] | string[])[],
): Promise<FormVersionRow[]> {
  const { rows } = await sql<FormVersionRow>`
    select form, version, hash, definition from form_version
    where (form, version) in (
      select * from unnest(${wanted.map(([form]) => form)}::text[],
        ${wanted.map(([, version]) => version)}::text[]))`.execute(db);
  return rows;
}

type VersionRow = RowOf<'document_version', 'number' | 'data_hash'>;

export async function findNewestVersion(
  db: Queryable,
  documentId: string,
): Promise<VersionRow | null> {
  const { rows } = await sql<VersionRow>`
    select number, data_hash from document_version
    where document_id = ${documentId} order by number desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function insertVersion(
  tx: Queryable,
  documentId: string,
  { number, answers, dataHash }: { number: number; answers: object; dataHash: Buffer },
): Promise<void> {
  await sql`
    insert into document_version (document_id, number, answers, data_hash)
    values (${documentId}, ${number}, ${JSON.stringify(answers)}, ${dataHash})`.execute(tx);
}
