import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

/** The nonce of the page's policy, from a script that the server wrote; the page never changes it. */
const nonce =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '');

if (nonce) setNonce(nonce);

/** What the kit's components need around them: theme, dialogs, toasts. In the browser alone. */
export function OfficeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <ModalsProvider labels={{ confirm: 'Confirm', cancel: 'Cancel' }}>{children}</ModalsProvider>
      <Notifications position="top-right" layout="stacked" autoClose={3000} zIndex={1000} />
    </MantineProvider>
  );
}
