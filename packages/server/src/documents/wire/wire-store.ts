import type { FormKey } from '@homestead/contract/documents';
import { sql } from 'kysely';
import type { Queryable } from '#platform';
import type { SubjectRef } from '../subjects/document-subjects.ts';

/**
 * The newest recipient with a mailbox, among those of envelopes that were sent, belong to something
 * and have a form of a kind.
 */
export async function findRecipientOfMailbox(
  db: Queryable,
  { kind, id }: SubjectRef,
  { form, email }: { form: FormKey; email: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select recipient.id from envelope_recipient recipient
    join envelope on envelope.id = recipient.envelope_id
    join envelope_document contained on contained.envelope_id = envelope.id
    join document on document.id = contained.document_id
    where lower(recipient.email) = lower(${email}) and recipient.sent_at is not null
      and recipient.link_revoked_at is null
      and envelope.about_kind = ${kind} and envelope.about_id = ${id} and document.form = ${form}
      and envelope.state in ('sent', 'sealing', 'completed')
    order by envelope.sent_at desc, recipient.position limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** The document of a form in an envelope. */
export async function findContainedForm(
  db: Queryable,
  envelopeId: string,
  form: FormKey,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select document.id from envelope_document contained
    join document on document.id = contained.document_id
    where contained.envelope_id = ${envelopeId} and document.form = ${form}
    order by contained.position limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** The newest envelope that has a document and was sent. */
export async function findEnvelopeOf(db: Queryable, documentId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select envelope.id from envelope
    join envelope_document contained on contained.envelope_id = envelope.id
    where contained.document_id = ${documentId} and envelope.state <> 'draft'
    order by envelope.sent_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
