import {
  type IdentityOutcome,
  identityNotices,
  SIGN_IN_CHANNEL,
} from '@homestead/contract/accounts';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { FormNote } from '#forms';
import { localHref } from '#platform';
import { signInMessages } from '../messages/sign-in.ts';
import { noticeCookie } from '../session/notices.ts';
import type { IdentityProvider } from './find-providers.ts';

const LOOK_MS = 500;
/** A popup closes itself after reporting; its report may arrive slightly later. */
const REPORT_MS = 1500;

/**
 * Links to the identity providers. With script, the provider opens in a popup that reports its
 * outcome. Without script, or if the browser blocks the popup, the page itself goes there.
 */
export function IdentityButtons({ providers }: { providers: IdentityProvider[] }) {
  const [popup, setPopup] = useState<Window | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  usePopupOutcome(popup, (outcome) => {
    if (outcome !== 'closed') setPopup(null);
    setProblem(goOn(outcome));
  });
  if (providers.length === 0) return null;
  const open = (event: MouseEvent<HTMLAnchorElement>, { start }: IdentityProvider) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const opened = window.open(`${start}?mode=popup`, 'sign-in', 'popup,width=500,height=680');
    if (!opened) return;
    event.preventDefault();
    setProblem(null);
    setPopup(opened);
  };
  return (
    <>
      {problem && <FormNote>{problem}</FormNote>}
      {providers.map((provider) => (
        <a
          key={provider.key}
          href={`${provider.start}?mode=page`}
          className="button"
          onClick={(event) => open(event, provider)}
        >
          {provider.key === 'google' && <img src="/google.svg" alt="" width={18} height={18} />}
          {signInMessages.continueWith({ provider: provider.name })}
        </a>
      ))}
      {popup && (
        <p className="fine-print" role="status">
          {signInMessages.continueInWindow()}
        </p>
      )}
    </>
  );
}

type PopupOutcome = IdentityOutcome | 'closed';

/** Goes to the page for an outcome; returns the message to show if there is none. */
function goOn(outcome: PopupOutcome): string | null {
  if (outcome === 'closed') return signInMessages.noAccountSelected();
  if (outcome === 'second-step') window.location.assign(localHref('/verifyidentity'));
  else if (outcome === 'signed-in') {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = noticeCookie('signed-in');
    // The sign-in page knows where to send someone who is signed in.
    window.location.assign(localHref('/login'));
  } else return identityNotices[outcome];
  return null;
}

/**
 * Listens to the popup's report and checks whether it was closed. A late report counts, too:
 * browsers say a popup is closed when it has moved to a page in another browsing context group.
 */
function usePopupOutcome(popup: Window | null, onOutcome: (outcome: PopupOutcome) => void): void {
  const tell = useRef(onOutcome);
  tell.current = onOutcome;
  useEffect(() => {
    if (!popup) return;
    const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
    let closing: ReturnType<typeof setTimeout> | undefined;
    const looking = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(looking);
      closing = setTimeout(() => tell.current('closed'), REPORT_MS);
    }, LOOK_MS);
    channel.onmessage = ({ data }: MessageEvent<IdentityOutcome>) => tell.current(data);
    return () => {
      clearInterval(looking);
      clearTimeout(closing);
      channel.close();
    };
  }, [popup]);
}
