import { Alert, Button, Code, CopyButton, Modal } from '@mantine/core';
import { integrationMessages } from '../../messages/integrations.ts';

export interface ShownSecret {
  title: string;
  /** Why it must be copied now. */
  text: string;
  secret: string;
}

/** A secret, the only time it is shown. It closes only with its button. */
export function SecretDialog({
  shown,
  onClose,
}: {
  shown: ShownSecret | null;
  onClose: () => void;
}) {
  return (
    <Modal
      opened={shown !== null}
      onClose={onClose}
      title={shown?.title}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      size="lg"
    >
      {shown && (
        <div className="grid gap-4">
          <Alert color="warn">{shown.text}</Alert>
          <Code block data-testid="secret">
            {shown.secret}
          </Code>
          <div className="row wrap gap-2">
            <CopyButton value={shown.secret}>
              {({ copied, copy }) => (
                <Button onClick={copy} data-autofocus>
                  {copied ? integrationMessages.copied() : integrationMessages.copy()}
                </Button>
              )}
            </CopyButton>
            <Button variant="default" onClick={onClose}>
              {integrationMessages.done()}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
