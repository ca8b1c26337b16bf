import { SIGNED_FILE } from '@homestead/contract/documents';
import type { AddedPdf, PageMark, Services } from '#platform';
import type { FieldRow } from '../envelopes/recipient-store.ts';
import type { DocumentRow } from '../filling/document-store.ts';
import { pdfWords } from '../paper/pdf-words.ts';
import { paperDate } from '../signing/present-signing.ts';
import type { SignedEnvelope } from './read-signed-envelope.ts';

/** The pages of an uploaded document with the fields of everyone who has signed. */
export async function uploadedPages(
  { files }: Pick<Services, 'files'>,
  signed: SignedEnvelope,
  { row, key, after }: { row: DocumentRow; key: string; after: number },
): Promise<AddedPdf> {
  const { envelope, fields } = signed;
  return {
    bytes: await files.contentOf(key, SIGNED_FILE),
    after,
    marks: fields
      .filter(({ document_id: id }) => id === row.id)
      .flatMap((field) => markOf(signed, field) ?? []),
    foot: pdfWords.addedFoot(envelope.title, envelope.id),
  };
}

/** Null for what isn’t on a page, wasn’t filled in, or is of someone who hasn’t signed. */
function markOf({ recipients, signatures }: SignedEnvelope, field: FieldRow): PageMark | null {
  const { place, kind, key, value, recipient_id: by } = field;
  const recipient = recipients.find(({ id }) => id === by);
  if (!place || field.filled_at === null || !recipient?.signed_at) return null;
  if (kind === 'checkbox') return { place, kind: 'check' };
  if (kind === 'text') return { place, kind: 'text', text: value ?? '' };
  if (kind === 'date') return { place, kind: 'text', text: paperDate(recipient.signed_at) };
  const given = signatures.find(
    ({ document_id: id, line, recipient_id: whose }) =>
      id === field.document_id && line === key && whose === by,
  );
  return given?.image ? { place, kind: 'picture', png: given.image } : null;
}
