import type { FormAnswer } from '@homestead/contract/documents';
import type { Caller, DatabaseTransaction, Services } from '#platform';
import { changeAnswers, requireUnsigned } from '../filling/change-answers.ts';
import type { DocumentRow } from '../filling/document-store.ts';
import { changedInputs, definitionOf } from '../filling/present-document.ts';
import { requireDocumentToWrite } from '../filling/require-document.ts';
import { appendEvent } from '../log/append-event.ts';
import { refuseDocument } from '../refuse-document.ts';
import { lockOpenEnvelopeOf } from './envelope-store.ts';
import { hashOfData } from './freeze-documents.ts';

/**
 * Answers inputs of a document for staff. Once it was sent, the log of its envelope says who
 * changed what, and recipients have to look at it again before they sign. Refuses
 * (document-not-found), also of an uploaded PDF, and (document-frozen) what someone has signed.
 */
export async function answerAsStaff(
  services: Pick<Services, 'db'>,
  tx: DatabaseTransaction,
  caller: Caller,
  { id, given }: { id: string; given: Readonly<Record<string, FormAnswer | null>> },
): Promise<DocumentRow> {
  // Before the document, as everywhere.
  const envelope = await lockOpenEnvelopeOf(tx, id);
  const document = await requireDocumentToWrite(services, tx, caller, id);
  await requireUnsigned(tx, document);
  const definition = (await definitionOf(tx, document)) ?? refuseDocument('document-not-found');
  const row = await changeAnswers(tx, document, {
    ...{ definition, given, mayAnswer: () => true },
    by: { personId: caller.personId, recipientId: null },
  });
  const inputs = changedInputs(document.answers, row.answers);
  if (envelope?.state === 'sent' && inputs.length > 0) {
    const name = `${caller.firstName} ${caller.lastName}`.trim();
    await appendEvent(tx, envelope.id, {
      ...{ kind: 'answered', about: hashOfData(row) },
      facts: { name, document: row.title, inputs },
    });
  }
  return row;
}
