import type { FormDefinition } from '@homestead/contract/documents';
import type { DocumentRow } from '../filling/document-store.ts';
import { inputsOf } from '../filling/find-input.ts';
import { problemsOfDocument } from '../filling/present-document.ts';
import { mayPrepare } from '../signing/answerable-inputs.ts';
import type { EnvelopeRow } from './envelope-store.ts';
import type { RecipientRow } from './recipient-store.ts';
import { mustAct, whoseTurn } from './whose-turn.ts';

interface Filling {
  definition: FormDefinition;
  document: DocumentRow;
  envelope: Pick<EnvelopeRow, 'is_in_order'>;
  recipients: readonly RecipientRow[];
}

/**
 * Whether someone who can’t fill in a form could be the first to sign it while items are open that
 * it asks of nobody in particular: nobody could fill them in then.
 */
export function isFilledInTooLate({ definition, document, envelope, recipients }: Filling) {
  const open = new Set(
    problemsOfDocument(document, definition).map(({ kind, input }) =>
      kind === 'contradiction' || kind === 'needs-form' ? null : input,
    ),
  );
  if (!inputsOf(definition).some(({ key, filledBy }) => !filledBy && open.has(key))) return false;
  const signing = recipients.filter(mustAct).map((one) => ({ ...one, state: 'waiting' as const }));
  const first = whoseTurn(signing, envelope.is_in_order);
  return first.some(({ role }) => !mayPrepare(definition, role));
}
