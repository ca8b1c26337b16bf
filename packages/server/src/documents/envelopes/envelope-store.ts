import type { EnvelopeState, WireEnvelope } from '@homestead/contract/documents';
import type { PageRequest } from '@homestead/contract/platform';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from '#accounts';
import { type Caller, escapeLike, type Queryable, type RowOf, selectPage } from '#platform';
import type { SubjectRef } from '../subjects/document-subjects.ts';

export type EnvelopeRow = Omit<RowOf<'envelope'>, 'state' | 'seal_failure'> & {
  state: EnvelopeState;
  seal_failure: NonNullable<WireEnvelope['sealFailure']>['why'] | null;
};

/** An envelope in the caller’s own sight. */
export async function findOwnEnvelope(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<EnvelopeRow | null> {
  const { rows } = await sql<EnvelopeRow>`
    select * from envelope
    where id = ${id} and ${withinScope(caller, 'envelope.owner_id')}`.execute(db);
  return rows[0] ?? null;
}

/** An envelope by its id, for those whose right to it was decided otherwise. */
export async function findAnyEnvelope(db: Queryable, id: string): Promise<EnvelopeRow | null> {
  const { rows } = await sql<EnvelopeRow>`select * from envelope where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function lockAnyEnvelope(tx: Queryable, id: string): Promise<EnvelopeRow | null> {
  const { rows } = await sql<EnvelopeRow>`
    select * from envelope where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The envelope that a document is in, unless it has ended, held until the commit. */
export async function lockOpenEnvelopeOf(
  tx: Queryable,
  documentId: string,
): Promise<EnvelopeRow | null> {
  const { rows } = await sql<EnvelopeRow>`
    select envelope.* from envelope
    join envelope_document contained on contained.envelope_id = envelope.id
    where contained.document_id = ${documentId} and envelope.state in ('draft', 'sent', 'sealing')
    for update of envelope`.execute(tx);
  return rows[0] ?? null;
}

export interface EnvelopeContent {
  title: string;
  message: string;
  isInOrder: boolean;
  dueOn: string | null;
  expiresAt: Date | null;
  homeAddress: string;
}

export async function insertEnvelope(
  tx: Queryable,
  made: EnvelopeContent & { about: SubjectRef | null; ownerId: string; amendsId: string | null },
): Promise<EnvelopeRow> {
  const { rows } = await sql<EnvelopeRow>`
    insert into envelope (title, message, is_in_order, due_on, expires_at, home_address, about_kind,
      about_id, owner_id, amends_id)
    values (${made.title}, ${made.message}, ${made.isInOrder}, ${made.dueOn}, ${made.expiresAt},
      ${made.homeAddress}, ${made.about?.kind ?? null}, ${made.about?.id ?? null}, ${made.ownerId},
      ${made.amendsId})
    returning *`.execute(tx);
  return rows[0] as EnvelopeRow;
}

/** Sets what an envelope says; raises its version. */
export async function storeContent(
  tx: Queryable,
  id: string,
  made: EnvelopeContent,
): Promise<EnvelopeRow> {
  const { rows } = await sql<EnvelopeRow>`
    update envelope set title = ${made.title}, message = ${made.message},
      is_in_order = ${made.isInOrder}, due_on = ${made.dueOn}, expires_at = ${made.expiresAt},
      home_address = ${made.homeAddress}, version = version + 1, changed_at = now()
    where id = ${id} returning *`.execute(tx);
  return rows[0] as EnvelopeRow;
}

type StateChange = Partial<
  Pick<
    EnvelopeRow,
    | 'state'
    | 'sent_at'
    | 'expires_at'
    | 'first_signed_at'
    | 'ended_at'
    | 'ended_by'
    | 'ended_because'
    | 'reminded_at'
    | 'reminders'
    | 'next_reminder_at'
    | 'escalated_at'
    | 'is_held'
    | 'held_because'
    | 'retain_until'
  >
>;

/** Changes the state of a locked envelope; raises its version. */
export async function storeState(
  tx: Queryable,
  id: string,
  change: StateChange,
): Promise<EnvelopeRow> {
  const { rows } = await sql<EnvelopeRow>`
    update envelope set ${sql.join(
      Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    )}, version = version + 1, changed_at = now()
    where id = ${id} returning *`.execute(tx);
  return rows[0] as EnvelopeRow;
}

/**
 * Deletes a draft, which nothing in its log relies on, with documents that were in no other
 * envelope: nobody signed them, no document amends them, and nothing else would list them.
 */
export async function deleteDraft(tx: Queryable, id: string): Promise<void> {
  const { rows } = await sql<{ document_id: string }>`
    select contained.document_id from envelope_document contained
    join envelope on envelope.id = contained.envelope_id and envelope.state = 'draft'
    where contained.envelope_id = ${id}
      and not exists (select from envelope_document other
        where other.document_id = contained.document_id and other.envelope_id <> ${id})
      and not exists (select from document_version made
        where made.document_id = contained.document_id)
      and not exists (select from document newer
        where newer.amends_id = contained.document_id)`.execute(tx);
  const documents = rows.map(({ document_id: one }) => one);
  await sql`delete from envelope where id = ${id} and state = 'draft'`.execute(tx);
  await sql`delete from document where id = any(${documents}::uuid[])`.execute(tx);
}

interface ListFilter {
  q?: string | undefined;
  state?: string | undefined;
  about: SubjectRef | null;
  /** What other rooms hide from the caller. */
  hidden: readonly SubjectRef[];
  sort: 'changed' | 'sent' | 'due' | 'title';
  order: 'asc' | 'desc';
}

/** What can be unknown comes last; the others are read in the order of their index. */
const sorted = {
  changed: { by: sql.ref('envelope.changed_at'), nulls: sql`` },
  sent: { by: sql.ref('envelope.sent_at'), nulls: sql`nulls last` },
  due: { by: sql.ref('envelope.due_on'), nulls: sql`nulls last` },
  title: { by: sql`lower(envelope.title)`, nulls: sql`` },
};

/** A page of the envelopes in the caller’s own sight. */
export function selectEnvelopes(
  db: Queryable,
  caller: Caller,
  { q, state, about, hidden, sort, order }: ListFilter,
  page: PageRequest,
) {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const { by, nulls } = sorted[sort];
  return selectPage<EnvelopeRow>(db, page, {
    select: sql`envelope.*`,
    from: sql`envelope where ${withinScope(caller, 'envelope.owner_id')} and ${isIn(state)}
      and ${isAbout(about)} and ${isShown(hidden)} and ${hasWords(q)}`,
    orderBy: sql`${by} ${direction} ${nulls}, envelope.id`,
  });
}

function isIn(state: string | undefined): RawBuilder<SqlBool> {
  if (state === undefined) return sql<SqlBool>`true`;
  if (state === 'waiting') return sql<SqlBool>`envelope.state in ('sent', 'sealing')`;
  if (state === 'ended') return sql<SqlBool>`envelope.state in ('declined', 'voided', 'expired')`;
  return sql<SqlBool>`envelope.state = ${state}`;
}

const isAbout = (about: SubjectRef | null): RawBuilder<SqlBool> =>
  about
    ? sql<SqlBool>`envelope.about_kind = ${about.kind} and envelope.about_id = ${about.id}`
    : sql<SqlBool>`true`;

const isShown = (hidden: readonly SubjectRef[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(envelope.about_kind is null or (envelope.about_kind, envelope.about_id) not in (
    select * from unnest(${hidden.map(({ kind }) => kind)}::text[],
      ${hidden.map(({ id }) => id)}::text[])))`;

function hasWords(q: string | undefined): RawBuilder<SqlBool> {
  if (!q) return sql<SqlBool>`true`;
  const like = `%${escapeLike(q)}%`;
  // One index each: joined with “or”, they would read every envelope.
  return sql<SqlBool>`envelope.id in (
    select worded.id from envelope worded
    where worded.title || ' ' || worded.home_address ilike ${like}
    union all
    select named.envelope_id from envelope_recipient named where named.name ilike ${like})`;
}

/** How many there are of each state. */
export async function countByState(
  db: Queryable,
  caller: Caller,
  hidden: readonly SubjectRef[],
): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from envelope
    where ${withinScope(caller, 'envelope.owner_id')} and ${isShown(hidden)}
    group by state`.execute(db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

export interface ContainedDocument {
  envelope_id: string;
  position: number;
  document_id: string;
}

export async function selectContained(
  db: Queryable,
  envelopeIds: readonly string[],
): Promise<ContainedDocument[]> {
  const { rows } = await sql<ContainedDocument>`
    select envelope_id, position, document_id from envelope_document
    where envelope_id = any(${[...envelopeIds]}::uuid[]) order by envelope_id, position`.execute(
    db,
  );
  return rows;
}

export async function storeContained(
  tx: Queryable,
  envelopeId: string,
  documentIds: readonly string[],
): Promise<void> {
  await sql`delete from envelope_document where envelope_id = ${envelopeId}`.execute(tx);
  await sql`
    insert into envelope_document (envelope_id, position, document_id)
    select ${envelopeId}, given.position, given.id
    from unnest(${[...documentIds]}::uuid[]) with ordinality as given(id, position)`.execute(tx);
}

/** Which of these documents are in another envelope that is a draft, open or complete. */
export async function selectTakenDocuments(
  db: Queryable,
  documentIds: readonly string[],
  except: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ document_id: string }>`
    select distinct document.document_id from envelope_document document
    join envelope on envelope.id = document.envelope_id
    where document.document_id = any(${[...documentIds]}::uuid[])
      and envelope.state not in ('declined', 'voided', 'expired')
      and envelope.id is distinct from ${except}`.execute(db);
  return rows.map(({ document_id: id }) => id);
}

/** The envelope that amends this one, if it was sent. */
export async function findAmendment(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from envelope where amends_id = ${id} and sent_at is not null and state <> 'voided'
    order by created_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export type SealRow = Omit<RowOf<'envelope_seal'>, 'level'> & { level: 'B-B' | 'B-T' };

export async function findSeal(db: Queryable, envelopeId: string): Promise<SealRow | null> {
  const { rows } = await sql<SealRow>`
    select * from envelope_seal where envelope_id = ${envelopeId}`.execute(db);
  return rows[0] ?? null;
}
