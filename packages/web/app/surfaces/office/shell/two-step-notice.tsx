import { Alert } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { rich } from '#platform';
import { shellMessages } from '../messages/shell.ts';

/** Shown on every page while the person's permissions are suspended. */
export function TwoStepNotice() {
  return (
    <Alert color="warn" icon={<IconShieldLock />} title={shellMessages.setUpTwoStep()} m="md">
      {rich(
        shellMessages.twoStepNeeded({
          settings: (text) => (
            <a key="settings" href="/accountsetting">
              {text}
            </a>
          ),
        }),
      )}
    </Alert>
  );
}
