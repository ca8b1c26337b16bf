import type { LiveMessage } from '@homestead/contract/platform';
import { useEffect, useRef } from 'react';
import { LiveClient, type LiveHandler } from './live-client.ts';
import { markBackground } from './mark-background.ts';

let client: LiveClient | undefined;
let tokenOf = async () => '';

/** Says where this tab's connection gets the person's token from. */
export function openLiveWith(token: () => Promise<string>): void {
  tokenOf = token;
}

/**
 * Calls `handler` for every live message of this kind, for as long as the component is shown. What
 * it then asks for is no use of the session.
 */
export function useLive<Data>(message: LiveMessage<Data>, handler: LiveHandler<Data>): void {
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  useEffect(() => {
    client ??= new LiveClient(() => tokenOf());
    return client.listen(message, (data: Data | null) => {
      markBackground();
      newest.current(data);
    });
  }, [message]);
}
