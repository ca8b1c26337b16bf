import type { WireRecipient } from '@homestead/contract/documents';
import { Button, Group, Modal, Text } from '@mantine/core';
import { ChangeButton, ProblemNote, showToast, useFormKeys, useWork } from '#desk';
import { instantText } from '#platform';
import { recipients } from '../document-client.ts';
import { signerMessages } from '../messages/signers.ts';

interface ForwardDialogProps {
  envelope: string;
  recipient: WireRecipient;
  onClose: () => void;
  onDone: () => void;
}

/** Approves or refuses that someone else signs in place of a recipient. */
export function ForwardDialog({ envelope, recipient, onClose, onDone }: ForwardDialogProps) {
  const { id, name, forward } = recipient;
  const keys = useFormKeys();
  const work = useWork(async (isApproved: boolean) => {
    const sent = { id: envelope, recipient: id, isApproved };
    await keys.send(isApproved ? 'yes' : 'no', (key) => recipients.forwardRecipient(sent, key));
    showToast(
      isApproved
        ? signerMessages.forwarded({ name: forward?.name ?? '' })
        : signerMessages.notForwarded({ name }),
    );
    onClose();
    onDone();
  });
  return (
    <Modal opened onClose={onClose} title={signerMessages.forwardTitle({ name })}>
      <ProblemNote problem={work.problem} />
      {forward && (
        <Text mb="sm">
          {signerMessages.wantsToForward({
            ...{ name, to: forward.name, email: forward.email, at: instantText(forward.at) },
          })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {signerMessages.approveHint({ name })}
      </Text>
      <Group mt="md" justify="flex-end">
        <Button variant="default" data-autofocus onClick={() => void work.run(false)}>
          {signerMessages.refuse()}
        </Button>
        <ChangeButton loading={work.isBusy} onClick={() => void work.run(true)}>
          {signerMessages.approve()}
        </ChangeButton>
      </Group>
    </Modal>
  );
}
