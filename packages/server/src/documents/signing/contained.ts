import type { Queryable } from '#platform';
import { selectContained } from '../envelopes/envelope-store.ts';
import { type FieldRow, type RecipientRow, selectFields } from '../envelopes/recipient-store.ts';
import {
  type DocumentRow,
  lockAnyDocuments,
  selectAnyDocuments,
} from '../filling/document-store.ts';

const idsIn = async (db: Queryable, envelopeId: string): Promise<string[]> =>
  (await selectContained(db, [envelopeId])).map(({ document_id: id }) => id);

/** The documents of an envelope in their order. */
export const selectContainedDocuments = async (
  db: Queryable,
  envelopeId: string,
): Promise<DocumentRow[]> => selectAnyDocuments(db, await idsIn(db, envelopeId));

/** The same, held until the commit. */
export const lockContainedDocuments = async (
  tx: Queryable,
  envelopeId: string,
): Promise<DocumentRow[]> => lockAnyDocuments(tx, await idsIn(tx, envelopeId));

/** The fields of a recipient, in the order of the pages. */
export const selectFieldsOf = async (
  db: Queryable,
  { id, envelope_id: envelopeId }: Pick<RecipientRow, 'id' | 'envelope_id'>,
): Promise<FieldRow[]> =>
  (await selectFields(db, envelopeId)).filter(({ recipient_id: whose }) => whose === id);
