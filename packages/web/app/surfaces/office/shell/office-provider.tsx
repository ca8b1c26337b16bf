import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { writtenNonce } from '#platform';
import { cssVariablesResolver, theme } from './theme.ts';

if (writtenNonce) setNonce(writtenNonce);

/** What the kit's components need around them: theme, dialogs, toasts. In the browser alone. */
export function OfficeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={() => writtenNonce ?? ''}
    >
      <ModalsProvider labels={{ confirm: 'Confirm', cancel: 'Cancel' }}>{children}</ModalsProvider>
      <Notifications position="top-right" layout="stacked" autoClose={3000} zIndex={1000} />
    </MantineProvider>
  );
}
