import { type FormDefinition, layOutForm } from '@homestead/contract/documents';
import { findFileFacts, type Queryable, RefusalError } from '#platform';
import type { DocumentRow } from '../filling/document-store.ts';
import { tryLayout } from '../paper/draw-envelope.ts';
import type { DrawnSignature } from '../paper/envelope-drawing.ts';
import { refuseDocument } from '../refuse-document.ts';
import type { RecipientRow } from './recipient-store.ts';

/** One clear pixel: how a signature looks doesn't change where it is. */
const CLEAR = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Tries what sealing does with documents while they can still be changed: lays out their pages with
 * the names of those who sign. Refuses (envelope-incomplete) what can't be laid out, and an
 * uploaded PDF that isn't there anymore.
 */
export async function requireDrawable(
  db: Queryable,
  {
    documents,
    recipients,
    definitionOf,
  }: {
    documents: readonly DocumentRow[];
    recipients: readonly RecipientRow[];
    definitionOf: (row: DocumentRow) => FormDefinition | null;
  },
): Promise<void> {
  const keys = documents.flatMap(({ file_key: key }) => key ?? []);
  const files = await findFileFacts(db, keys);
  const missing = documents.filter(({ file_key: key }) => key && !files.get(key)?.isReady);
  if (missing.length > 0) {
    refuseWith(missing.map(({ title }) => `${title}: the PDF is gone. Upload it again.`));
  }
  const forms = documents.flatMap((row) => {
    const definition = definitionOf(row);
    return definition ? [{ row, definition }] : [];
  });
  if (forms.length === 0) return;
  const signatures = forms.flatMap(({ definition }, paper) =>
    definition.lines.flatMap(({ id: line, role, number }): DrawnSignature[] =>
      recipients
        .filter((one) => one.role === role && one.number === number)
        .map(({ name }) => ({ paper, line, name, at: new Date(), png: CLEAR })),
    ),
  );
  try {
    const papers = forms.map(({ row, definition }) =>
      layOutForm(definition, row.answers, { address: row.home_address }),
    );
    await tryLayout({ papers, signatures, initials: [] });
  } catch (error) {
    if (error instanceof RefusalError) throw error;
    refuseWith(['The documents can’t be laid out as pages. Shorten their longest answers.']);
  }
}

function refuseWith(messages: readonly string[]): never {
  const fields = messages.map((message) => ({ field: 'documents', label: 'Documents', message }));
  return refuseDocument('envelope-incomplete', { fields });
}
