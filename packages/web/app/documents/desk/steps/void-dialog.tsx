import { envelopeEndpoints, type WireEnvelopeRow } from '@homestead/contract/documents';
import { type BulkDone, RecordDrawer, sayDone } from '#desk';
import { envelopes } from '../document-client.ts';
import { envelopeMessages } from '../messages/envelopes.ts';
import { stepMessages } from '../messages/steps.ts';
import { doneOf, idsOf, undoable } from './step-done.ts';

/** When a step that waits is done, at the latest: the list shows it then. */
const DONE_AFTER_MS = 16_000;

interface VoidDialogProps {
  records: readonly WireEnvelopeRow[];
  onClose: () => void;
  /** After one envelope from its own menu. */
  onDone?: () => void;
  /** After several, with what became of each. */
  onBulkDone?: (done: BulkDone) => void;
}

/** Voids one envelope or several, with a reason, unless it is undone within some seconds. */
export default function VoidDialog({ records, onClose, onDone, onBulkDone }: VoidDialogProps) {
  const [first] = records;
  const isMany = onBulkDone !== undefined;
  return (
    <RecordDrawer
      isOpen
      isNew
      onClose={onClose}
      title={
        isMany
          ? stepMessages.voidManyTitle({ count: records.length })
          : stepMessages.voidTitle({ title: first?.title ?? '' })
      }
      intro={stepMessages.voidHint()}
      schema={envelopeEndpoints.voidManyEnvelopes}
      sections={[{ fields: [{ name: 'reason', isWide: true }] }]}
      record={{}}
      submitLabel={envelopeMessages.void()}
      save={async ({ reason }, key) => {
        const sent = { reason: String(reason), isUndoable: true };
        if (isMany) {
          const answer = await envelopes.voidManyEnvelopes({ ids: idsOf(records), ...sent }, key);
          return () => onBulkDone(doneOf(answer, stepMessages.voidedMany));
        }
        const { held } = await envelopes.voidEnvelope({ id: first?.id ?? '', ...sent }, key);
        const done = undoable(stepMessages.voided({ title: first?.title ?? '' }), held);
        return () => {
          sayDone(done.message, [done], onDone ?? (() => {}));
          onDone?.();
          setTimeout(() => onDone?.(), DONE_AFTER_MS);
        };
      }}
      said={() => null}
      onSaved={(tell) => tell()}
    />
  );
}
