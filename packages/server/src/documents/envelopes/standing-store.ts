import type {
  EnvelopeState,
  FormAnswer,
  FormKey,
  RecipientState,
  SigningRole,
} from '@homestead/contract/documents';
import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';
import type { SubjectRef } from '../subjects/document-subjects.ts';

export type StandingRow = RowOf<'document', 'id' | 'form_version' | 'title' | 'template_id'> & {
  form: FormKey | null;
  envelope_id: string | null;
  envelope_state: EnvelopeState | null;
  sent_at: Date | null;
  sealed_at: Date | null;
  answers: Record<string, FormAnswer>;
};

/** The documents of something with the newest envelope of each, newest document first. */
export async function selectStandings(
  db: Queryable,
  { kind, id }: SubjectRef,
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select document.id, document.form, document.form_version, document.title,
      document.answers, document.template_id, newest.id as envelope_id,
      newest.state as envelope_state, newest.sent_at, seal.sealed_at
    from document
    left join lateral (select envelope.id, envelope.state, envelope.sent_at
      from envelope_document contained join envelope on envelope.id = contained.envelope_id
      where contained.document_id = document.id
      order by envelope.created_at desc, envelope.id limit 1) newest on true
    left join envelope_seal seal on seal.envelope_id = newest.id
    where document.about_kind = ${kind} and document.about_id = ${id}
    order by document.created_at desc, document.id limit 200`.execute(db);
  return rows;
}

export type DocumentSignerRow = RowOf<'envelope_recipient', 'number' | 'name' | 'signed_at'> & {
  document_id: string;
  role: SigningRole;
  state: RecipientState;
};

/** Who has a line, a field or initials on documents of these envelopes, in their order. */
export async function selectDocumentSigners(
  db: Queryable,
  envelopeIds: readonly string[],
): Promise<DocumentSignerRow[]> {
  const { rows } = await sql<DocumentSignerRow>`
    select distinct field.document_id, one.position, one.role, one.number, one.name, one.state,
      one.signed_at
    from envelope_field field join envelope_recipient one on one.id = field.recipient_id
    where field.envelope_id = any(${[...envelopeIds]}::uuid[])
    order by one.position`.execute(db);
  return rows;
}
