import { envelopeEndpoints, type WireEnvelopeRow } from '@homestead/contract/documents';
import { Text } from '@mantine/core';
import {
  ChangeButton,
  Drawer,
  ProblemNote,
  RecordDrawer,
  showToast,
  TableSkeleton,
  useAnswer,
  useWork,
} from '#desk';
import { envelopes } from './document-client.ts';
import { envelopeMessages } from './messages/envelopes.ts';

interface HoldDialogProps {
  envelope: WireEnvelopeRow;
  onClose: () => void;
  onDone: () => void;
}

/** Puts an envelope on hold, or releases it: rows of the list don’t say which of them it is. */
export function HoldDialog({ envelope: { id, title }, onClose, onDone }: HoldDialogProps) {
  const { answer, problem, again } = useAnswer(id, (signal) =>
    envelopes.getEnvelope({ id }, { signal }),
  );
  const work = useWork(async (version: number) => {
    await envelopes.holdEnvelope({ id, version, reason: null });
    showToast(envelopeMessages.released({ title }));
    onClose();
    onDone();
  });
  if (answer?.data.held === null) {
    return (
      <RecordDrawer
        isOpen
        isNew
        onClose={onClose}
        title={envelopeMessages.holdTitle({ title })}
        intro={envelopeMessages.holdHint()}
        schema={envelopeEndpoints.holdEnvelope}
        sections={[{ fields: [{ name: 'reason', isWide: true, isRequired: true }] }]}
        record={{}}
        submitLabel={envelopeMessages.startHold()}
        save={(given) =>
          envelopes.holdEnvelope({
            ...{ id, version: answer.data.version, reason: String(given.reason) },
          })
        }
        said={() => envelopeMessages.heldNow({ title })}
        onSaved={onDone}
        onReload={again}
      />
    );
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={envelopeMessages.holdTitle({ title })}
    >
      <ProblemNote problem={problem ?? work.problem} onRetry={again} />
      {answer ? (
        <>
          <Text mb="md">{envelopeMessages.releaseHint({ reason: answer.data.held ?? '' })}</Text>
          <ChangeButton loading={work.isBusy} onClick={() => void work.run(answer.data.version)}>
            {envelopeMessages.release()}
          </ChangeButton>
        </>
      ) : (
        !problem && <TableSkeleton columns={1} />
      )}
    </Drawer>
  );
}
