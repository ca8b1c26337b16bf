import type { FormDefinition } from '@homestead/contract/documents';
import type { Queryable } from '#platform';
import { type EnvelopeRow, selectContained } from '../envelopes/envelope-store.ts';
import {
  type FieldRow,
  type RecipientRow,
  type SignatureRow,
  selectFields,
  selectRecipients,
  selectSignatures,
} from '../envelopes/recipient-store.ts';
import { type DocumentRow, selectAnyDocuments } from '../filling/document-store.ts';
import { keptForms } from '../filling/keep-form.ts';

/** Everything of an envelope that goes on paper. */
export interface SignedEnvelope {
  readonly envelope: EnvelopeRow;
  readonly documents: readonly { row: DocumentRow; definition: FormDefinition | null }[];
  readonly recipients: readonly RecipientRow[];
  readonly fields: readonly FieldRow[];
  readonly signatures: readonly SignatureRow[];
}

export async function readSignedEnvelope(
  db: Queryable,
  envelope: EnvelopeRow,
): Promise<SignedEnvelope> {
  const contained = await selectContained(db, [envelope.id]);
  const rows = await selectAnyDocuments(
    db,
    contained.map(({ document_id: id }) => id),
  );
  const definitionOf = await keptForms(db, rows);
  return {
    envelope,
    documents: rows.map((row) => ({ row, definition: definitionOf(row) })),
    recipients: await selectRecipients(db, [envelope.id]),
    fields: await selectFields(db, envelope.id),
    signatures: await selectSignatures(db, envelope.id),
  };
}
