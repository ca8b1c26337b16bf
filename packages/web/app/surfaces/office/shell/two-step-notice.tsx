import { Alert } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';

/** Said on every page while the role's rights rest. */
export function TwoStepNotice() {
  return (
    <Alert color="warn" icon={<IconShieldLock />} title="Set up two-step sign-in" m="md">
      Your role asks for two-step sign-in. Until you have set it up in your{' '}
      <a href="/accountsetting">account settings</a>, your permissions rest.
    </Alert>
  );
}
