import type { WireEnvelopeRow } from '@homestead/contract/documents';
import { lineText } from '@homestead/contract/platform';
import { z } from 'zod';
import { type BulkDone, RecordDrawer } from '#desk';
import { envelopes } from '../document-client.ts';
import { stepMessages } from '../messages/steps.ts';
import { doneOf, idsOf } from './step-done.ts';

const schema = {
  body: z.object({
    what: z.enum(['resend', 'revoke']),
    reason: lineText(500).min(1).optional(),
  }),
};

interface LinksDialogProps {
  chosen: { records: readonly WireEnvelopeRow[]; count: number };
  onClose: () => void;
  onDone: (done: BulkDone) => void;
}

/** Sends those whose turn it is new links, or revokes theirs, of several envelopes. */
export default function LinksDialog({ chosen, onClose, onDone }: LinksDialogProps) {
  const ids = idsOf(chosen.records);
  return (
    <RecordDrawer
      isOpen
      isNew
      onClose={onClose}
      title={stepMessages.linksTitle({ count: chosen.count })}
      intro={stepMessages.linksHint()}
      schema={schema}
      sections={[
        {
          fields: [
            {
              ...{ name: 'what', label: stepMessages.what(), isWide: true, isRequired: true },
              choices: [
                { value: 'resend', label: stepMessages.resendMany() },
                { value: 'revoke', label: stepMessages.revokeMany() },
              ],
            },
            {
              ...{ name: 'reason', label: stepMessages.reason(), isWide: true, isRequired: true },
              isShown: ({ what }: Readonly<Record<string, unknown>>) => what === 'revoke',
            },
          ],
        },
      ]}
      record={{ what: 'resend' }}
      submitLabel={stepMessages.goOn()}
      save={async ({ what, reason }, key) => {
        if (what !== 'revoke') {
          const answer = await envelopes.resendManyEnvelopes({ ids, isUndoable: true }, key);
          return doneOf(answer, stepMessages.resentMany);
        }
        const sent = { ids, reason: String(reason ?? ''), isUndoable: true };
        return doneOf(await envelopes.revokeManyEnvelopes(sent, key), stepMessages.revokedMany);
      }}
      said={() => null}
      onSaved={onDone}
    />
  );
}
