import {
  type IdentityOutcome,
  identityNotices,
  identityOutcomes,
  SIGN_IN_CHANNEL,
} from '@homestead/contract/accounts';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { accountMeta } from './account-meta.ts';
import styles from './message-page.module.css';
import { signInPageMessages } from './messages/sign-in-pages.ts';

const leads: Record<IdentityOutcome, { text: () => string; href: string; label: () => string }> = {
  'signed-in': {
    text: () => identityNotices['signed-in'],
    href: '/login',
    label: signInPageMessages.continue,
  },
  'second-step': {
    text: signInPageMessages.oneMoreStep,
    href: '/verifyidentity',
    label: signInPageMessages.continue,
  },
  'unknown-user': {
    text: () => identityNotices['unknown-user'],
    href: '/login',
    label: signInPageMessages.backToSignIn,
  },
  'link-sent': {
    text: () => identityNotices['link-sent'],
    href: '/login',
    label: signInPageMessages.backToSignIn,
  },
  limited: {
    text: () => identityNotices.limited,
    href: '/login',
    label: signInPageMessages.backToSignIn,
  },
  failed: {
    text: () => identityNotices.failed,
    href: '/login',
    label: signInPageMessages.backToSignIn,
  },
};

export function loader({ request }: LoaderFunctionArgs): { outcome: IdentityOutcome } {
  const asked = new URL(request.url).searchParams.get('outcome');
  return { outcome: identityOutcomes.find((outcome) => outcome === asked) ?? 'failed' };
}

/** The opener must keep access to the popup, to see whether it was closed. */
export function headers() {
  return { 'cross-origin-opener-policy': 'unsafe-none' };
}

export const meta: MetaFunction = (page) => accountMeta(signInPageMessages.signIn(), page);

/**
 * The last page of an identity provider's popup: reports its outcome and closes itself. If it isn't
 * a popup, or the browser keeps it open, it shows the outcome and a link to go on.
 */
export default function AuthDonePage() {
  const { outcome } = useLoaderData<typeof loader>();
  useEffect(() => {
    const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
    channel.postMessage(outcome);
    channel.close();
    window.close();
  }, [outcome]);
  const { text, href, label } = leads[outcome];
  return (
    <main id="main" className={`frame ${styles.page}`}>
      <h1>{text()}</h1>
      <p className={styles.actions}>
        <a href={href} className="button" data-look="primary">
          {label()}
        </a>
      </p>
    </main>
  );
}
