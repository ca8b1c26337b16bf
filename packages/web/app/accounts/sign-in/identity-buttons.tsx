import {
  type IdentityOutcome,
  identityNotices,
  SIGN_IN_CHANNEL,
} from '@homestead/contract/accounts';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { FormNote } from '#forms';
import { signInMessages } from '../messages/sign-in.ts';
import { noticeCookie } from '../session/notices.ts';
import type { IdentityProvider } from './find-providers.ts';

const LOOK_MS = 500;
/** A popup that has just reported closes itself; its report may come a little later. */
const REPORT_MS = 1500;

/**
 * Links to the identity providers. With script the provider opens in a popup that reports its
 * outcome; a popup that the browser keeps back, and a page without script, go there.
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

/** Goes where an outcome leads; answers what to say when it leads nowhere. */
function goOn(outcome: PopupOutcome): string | null {
  if (outcome === 'closed') return signInMessages.noAccountSelected();
  if (outcome === 'second-step') window.location.assign('/verifyidentity');
  else if (outcome === 'signed-in') {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = noticeCookie('signed-in');
    // The sign-in page knows where someone goes who is signed in.
    window.location.assign('/login');
  } else return identityNotices[outcome];
  return null;
}

/**
 * Listens to the popup's report and looks whether it was closed. A report that comes after all is
 * heard too: browsers call a popup closed that has gone to a page of another origin's group.
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
