import type { FormAnswer, FormDefinition } from '@homestead/contract/documents';
import { type DatabaseTransaction, refuse } from '#platform';
import { refuseDocument } from '../refuse-document.ts';
import { type DocumentRow, insertAnswerChanges, isSigned, storeAnswers } from './document-store.ts';
import { findInput, labelOfInput, problemOfAnswer } from './find-input.ts';

interface Answering {
  definition: FormDefinition;
  given: Readonly<Record<string, FormAnswer | null>>;
  by: { personId: string | null; recipientId: string | null };
  /** Whether this input may be answered by them now. */
  mayAnswer: (key: string) => boolean;
}

/**
 * Changes answers of a locked document, only those that are named. Refuses (bad-input) what
 * the form doesn’t ask or can’t take, with its field, and (input-not-yours) what someone else
 * answers. An empty text takes an answer away.
 */
export async function changeAnswers(
  tx: DatabaseTransaction,
  document: DocumentRow,
  { definition, given, by, mayAnswer }: Answering,
): Promise<DocumentRow> {
  const errors: { field: string; label: string; message: string }[] = [];
  const changes: Parameters<typeof insertAnswerChanges>[1][number][] = [];
  const answers = { ...document.answers };
  const sources = { ...document.sources };
  for (const [key, value] of Object.entries(given)) {
    const input = findInput(definition, key);
    const label = labelOfInput(definition, key);
    const message = input ? problemIn(input, value) : 'isn’t asked by this form';
    if (message !== null) errors.push({ field: `answers.${key}`, label, message });
    else if (!mayAnswer(key)) refuseDocument('input-not-yours');
    const before = answers[key] ?? null;
    const after = value === '' || value === null ? null : value;
    if (before === after && !(key in sources)) continue;
    if (after === null) delete answers[key];
    else answers[key] = after;
    delete sources[key];
    if (before !== after)
      changes.push({ documentId: document.id, ...by, input: key, before, after });
  }
  if (errors.length > 0) refuse('bad-input', { fields: errors });
  await insertAnswerChanges(tx, changes);
  return storeAnswers(tx, document.id, { answers, sources });
}

const problemIn = (
  input: Parameters<typeof problemOfAnswer>[0],
  value: FormAnswer | null,
): string | null => (value === null ? null : problemOfAnswer(input, value));

/** Refuses (document-frozen) a document that someone has signed. */
export async function requireUnsigned(tx: DatabaseTransaction, { id }: DocumentRow): Promise<void> {
  if (await isSigned(tx, id)) refuseDocument('document-frozen');
}
