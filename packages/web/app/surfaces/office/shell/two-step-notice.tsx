import { Alert } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';

/** Shown on every page while the role's permissions are suspended. */
export function TwoStepNotice() {
  return (
    <Alert color="warn" icon={<IconShieldLock />} title="Set up two-step sign-in" m="md">
      Your role requires two-step sign-in. Your permissions are suspended until you set it up in
      your <a href="/accountsetting">account settings</a>.
    </Alert>
  );
}
