import type { WireEnvelopeRow } from '@homestead/contract/documents';
import { Drawer, ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { envelopes } from '../document-client.ts';
import { signerMessages } from '../messages/signers.ts';
import { Signers } from './signers.tsx';

interface SignersDrawerProps {
  envelope: WireEnvelopeRow;
  onClose: () => void;
  onDone: () => void;
}

/** The signers of an envelope beside the list, with what can be done for each of them. */
export default function SignersDrawer({ envelope, onClose, onDone }: SignersDrawerProps) {
  const { id, title } = envelope;
  const { answer, problem, again } = useAnswer(id, (signal) =>
    envelopes.getEnvelope({ id }, { signal }),
  );
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={signerMessages.of({ title })}
    >
      <ProblemNote problem={problem} onRetry={again} />
      {answer ? (
        <Signers
          envelope={answer.data}
          onDone={() => {
            again();
            onDone();
          }}
        />
      ) : (
        !problem && <TableSkeleton columns={1} />
      )}
    </Drawer>
  );
}
