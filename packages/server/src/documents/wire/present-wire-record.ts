import {
  recordOfAnswers,
  type SigningRole,
  signRoles,
  writePageFoot,
} from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { selectRecipients, selectSignatures } from '../envelopes/recipient-store.ts';
import { findAnyDocument } from '../filling/document-store.ts';
import { definitionOf } from '../filling/present-document.ts';
import { countPages } from '../paper/page-counts.ts';
import { paperDate } from '../signing/present-signing.ts';

interface Readable {
  documentId: string;
  envelopeId: string | null;
}

/** The record of a document by its wire names, with the signatures that are on it. */
export async function presentWireRecord(
  db: Queryable,
  { documentId, envelopeId }: Readable,
): Promise<Record<string, unknown>> {
  const document = await findAnyDocument(db, documentId);
  const definition = document && (await definitionOf(db, document));
  if (!document || !definition) return {};
  const signatures = envelopeId ? await selectSignatures(db, envelopeId) : [];
  const own = signatures.filter(({ document_id: id }) => id === documentId);
  const signed = Object.fromEntries(
    own.map(({ line, image, signed_at: at }) => [
      line,
      { image: image?.toString('base64') ?? '', date: localDate(at) },
    ]),
  );
  const initialsOf = (role: SigningRole) =>
    own.find(({ line }) => line.startsWith(`foot-${role}-`))?.image?.toString('base64') ?? null;
  const foot = {
    ...{ sellerInitials: initialsOf('seller'), buyerInitials: initialsOf('buyer') },
    pages: await countPages(document, definition),
    address: document.home_address || null,
  };
  return {
    ...recordOfAnswers(definition, document.answers, signed),
    ...(definition.key === 'seller-disclosure' && writePageFoot(foot)),
    ...{ id: document.id, form_version: document.form_version },
  };
}

/** The signatures on a document, as the specs' client reads them. */
export async function presentWireSignatures(db: Queryable, { documentId, envelopeId }: Readable) {
  if (!envelopeId) return [];
  const recipients = await selectRecipients(db, [envelopeId]);
  const signatures = await selectSignatures(db, envelopeId);
  return signatures.flatMap(({ document_id: id, line, image, recipient_id: by, signed_at: at }) => {
    const signer = recipients.find((one) => one.id === by);
    const number = signer ? signRoles[signer.role as SigningRole] : undefined;
    if (id !== documentId || !image || !signer || !number) return [];
    const { name } = signer;
    const image_base64 = image.toString('base64');
    return [{ sign_role: number, line, name, image_base64, date: paperDate(at) }];
  });
}
