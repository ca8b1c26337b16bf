import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { setNonce } from 'get-nonce';
import { type ReactNode, useState } from 'react';
import { writtenNonce } from '#platform';
import { shellMessages } from '../messages/shell.ts';
import { cssVariablesResolver, officeTheme } from './theme.ts';

if (writtenNonce) setNonce(writtenNonce);

/** Theme, dialogs and toasts for the component library. Only used in the browser. */
export function OfficeProvider({ children }: { children: ReactNode }) {
  const [theme] = useState(officeTheme);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={() => writtenNonce ?? ''}
    >
      <ModalsProvider labels={{ confirm: shellMessages.confirm(), cancel: shellMessages.cancel() }}>
        {children}
      </ModalsProvider>
      <Notifications position="bottom-center" limit={3} zIndex={1000} />
    </MantineProvider>
  );
}
