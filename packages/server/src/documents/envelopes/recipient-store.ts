import type { DocumentRole, FieldKind, RecipientState } from '@homestead/contract/documents';
import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

export type RecipientRow = Omit<RowOf<'envelope_recipient'>, 'role' | 'state' | 'language'> & {
  role: DocumentRole;
  state: RecipientState;
  language: 'en' | 'es';
};

export interface FieldPlace {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type FieldRow = Omit<RowOf<'envelope_field'>, 'kind' | 'place'> & {
  kind: FieldKind;
  place: FieldPlace | null;
};

/** Recipients of these envelopes in order. */
export async function selectRecipients(
  db: Queryable,
  envelopeIds: readonly string[],
): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select * from envelope_recipient where envelope_id = any(${[...envelopeIds]}::uuid[])
    order by envelope_id, position`.execute(db);
  return rows;
}

export async function findRecipient(db: Queryable, id: string): Promise<RecipientRow | null> {
  const { rows } = await sql<RecipientRow>`
    select * from envelope_recipient where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function lockRecipient(tx: Queryable, id: string): Promise<RecipientRow | null> {
  const { rows } = await sql<RecipientRow>`
    select * from envelope_recipient where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export interface NewRecipient {
  id: string | null;
  position: number;
  turn: number;
  role: DocumentRole;
  number: number;
  name: string;
  email: string;
  phone: string | null;
  language: 'en' | 'es';
  isInPerson: boolean;
}

/**
 * Replaces the recipients of an envelope that nobody has signed. Those that are named by id stay
 * the same rows, with their state.
 */
export async function storeRecipients(
  tx: Queryable,
  envelopeId: string,
  recipients: readonly NewRecipient[],
): Promise<void> {
  const kept = recipients.flatMap(({ id }) => (id ? [id] : []));
  await sql`
    delete from envelope_recipient
    where envelope_id = ${envelopeId} and not (id = any(${kept}::uuid[]))`.execute(tx);
  for (const one of recipients) {
    await sql`
      insert into envelope_recipient (id, envelope_id, position, turn, role, number, name, email,
        phone, language, is_in_person)
      values (coalesce(${one.id}::uuid, gen_random_uuid()), ${envelopeId}, ${one.position},
        ${one.turn}, ${one.role}, ${one.number}, ${one.name}, ${one.email}, ${one.phone},
        ${one.language}, ${one.isInPerson})
      on conflict (id) do update set position = excluded.position, turn = excluded.turn,
        role = excluded.role, number = excluded.number, name = excluded.name,
        email = excluded.email, phone = excluded.phone, language = excluded.language,
        is_in_person = excluded.is_in_person
      where envelope_recipient.envelope_id = excluded.envelope_id`.execute(tx);
  }
}

/** Someone else at an address: they prove who they are and consent by themselves. */
export const beforeOpening = {
  ...{ state: 'waiting', sent_at: null, opened_at: null, seen_at: null, consent_version: null },
  ...{ consented_at: null, signature: null, initials: null, code_hash: null, code_tries: 0 },
  ...{ codes_sent: 0, locked_at: null, identified_by: null },
} as const satisfies Partial<RecipientRow>;

type RecipientChange = Partial<Omit<RecipientRow, 'id' | 'envelope_id'>>;

export async function storeRecipient(
  tx: Queryable,
  id: string,
  change: RecipientChange,
): Promise<RecipientRow> {
  const { rows } = await sql<RecipientRow>`
    update envelope_recipient set ${sql.join(
      Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    )}
    where id = ${id} returning *`.execute(tx);
  return rows[0] as RecipientRow;
}

export interface NewField {
  documentId: string;
  recipientId: string;
  kind: FieldKind;
  key: string;
  isRequired: boolean;
  place: FieldPlace | null;
}

/** Replaces the fields of an envelope that nobody has signed. */
export async function storeFields(
  tx: Queryable,
  envelopeId: string,
  fields: readonly NewField[],
): Promise<void> {
  await sql`delete from envelope_field where envelope_id = ${envelopeId}`.execute(tx);
  if (fields.length === 0) return;
  await sql`
    insert into envelope_field (envelope_id, document_id, recipient_id, kind, key, is_required,
      place)
    select ${envelopeId}, "documentId", "recipientId", kind, key, "isRequired", place
    from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as field("documentId" uuid,
      "recipientId" uuid, kind text, key text, "isRequired" boolean, place jsonb)`.execute(tx);
}

export async function selectFields(db: Queryable, envelopeId: string): Promise<FieldRow[]> {
  const { rows } = await sql<FieldRow>`
    select field.* from envelope_field field
    join envelope_document document
      on document.envelope_id = field.envelope_id and document.document_id = field.document_id
    where field.envelope_id = ${envelopeId}
    order by document.position, (field.place ->> 'page')::int, (field.place ->> 'y')::float8,
      field.key, field.id`.execute(db);
  return rows;
}

export async function storeField(
  tx: Queryable,
  id: string,
  { value, isFilled }: { value: string | null; isFilled: boolean },
): Promise<void> {
  await sql`
    update envelope_field set value = ${isFilled ? value : null},
      filled_at = ${isFilled ? sql`now()` : null}
    where id = ${id}`.execute(tx);
}

/** Empties the fields of a recipient who hasn’t signed. */
export async function emptyFields(tx: Queryable, recipientId: string): Promise<void> {
  await sql`
    update envelope_field set value = null, filled_at = null
    where recipient_id = ${recipientId}`.execute(tx);
}

export type SignatureRow = RowOf<
  'document_signature',
  'document_id' | 'line' | 'recipient_id' | 'image' | 'data_hash' | 'signed_at'
>;

/** Signatures in an envelope, in the order in which they were given. */
export async function selectSignatures(db: Queryable, envelopeId: string): Promise<SignatureRow[]> {
  const { rows } = await sql<SignatureRow>`
    select document_id, line, recipient_id, image, data_hash, signed_at from document_signature
    where envelope_id = ${envelopeId} order by signed_at, document_id, line`.execute(db);
  return rows;
}
