import type { FormAnswer, FormKey } from '@homestead/contract/documents';
import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

export type SignedFormRow = RowOf<'document', 'id' | 'form_version'> & {
  form: FormKey;
  answers: Record<string, FormAnswer>;
  signed_at: Date;
};

/** Documents of these forms that the owner of a mailbox has signed as a buyer, newest first. */
export async function selectSignedByBuyer(
  db: Queryable,
  email: string,
  forms: readonly FormKey[],
): Promise<SignedFormRow[]> {
  const { rows } = await sql<SignedFormRow>`
    select document.id, document.form, document.form_version, document.answers,
      max(signature.signed_at) as signed_at
    from envelope_recipient buyer
    join envelope on envelope.id = buyer.envelope_id
    join document_signature signature on signature.recipient_id = buyer.id
    join document on document.id = signature.document_id
    where lower(buyer.email) = ${email.toLowerCase()} and buyer.email <> ''
      and buyer.role = 'buyer' and buyer.state = 'signed'
      and envelope.state in ('sent', 'sealing', 'completed')
      and document.form = any(${[...forms]}::text[])
    group by document.id order by signed_at desc limit 50`.execute(db);
  return rows;
}

/** Whether all buyers of an envelope have signed; false of one without. */
export async function haveAllBuyersSigned(db: Queryable, envelopeId: string): Promise<boolean> {
  const { rows } = await sql<{ signed: boolean | null }>`
    select bool_and(state = 'signed') as signed from envelope_recipient
    where envelope_id = ${envelopeId} and role = 'buyer'`.execute(db);
  return rows[0]?.signed === true;
}
