import { type DatabaseTransaction, recordEvent } from '#platform';
import { envelopeChanged } from '../document-events.ts';
import type { DocumentRow } from '../filling/document-store.ts';
import { subjectOf } from '../subjects/subject-of.ts';
import type { EnvelopeRow } from './envelope-store.ts';

/** Tells other rooms what became of an envelope, in the commit of it. */
export async function tellChange(
  tx: DatabaseTransaction,
  envelope: EnvelopeRow,
  documents: readonly DocumentRow[],
  what: 'sent' | 'opened' | 'signed' | 'completed' | 'declined' | 'voided' | 'expired',
): Promise<void> {
  await recordEvent(tx, envelopeChanged, {
    ...{ envelopeId: envelope.id, state: envelope.state, about: subjectOf(envelope), what },
    forms: documents.flatMap(({ form }) => (form ? [form] : [])),
  });
}
