import { useState } from 'react';
import { Icon } from '#design';
import { FormNote, formStyles as styles } from '#forms';
import { useHydrated, useSite } from '#platform';
import { signInMessages } from '../messages/sign-in.ts';
import { goOnSignedIn } from '../session/after-sign-in.ts';
import type { PasskeyRefusal } from './sign-in-with-passkey.ts';

const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

interface PasskeyButtonProps {
  /** Whether it completes a half-finished sign-in, or signs in alone. */
  isSecondStep?: boolean;
}

/**
 * Signs in with a passkey. Needs script and a site with a domain name, as WebAuthn requires;
 * without them, or if the server says so, there is no button.
 */
export function PasskeyButton({ isSecondStep = false }: PasskeyButtonProps) {
  const { hostname } = new URL(useSite().publicUrl);
  const isAlive = useHydrated();
  const [isAvailable, setAvailable] = useState(!IP_ADDRESS.test(hostname));
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!isAvailable) return null;
  const signIn = async () => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    const { signInWithPasskey } = await import('./sign-in-with-passkey.ts');
    const outcome = await signInWithPasskey({ isSecondStep });
    if ('signedIn' in outcome) return goOnSignedIn(outcome.signedIn);
    setPending(false);
    tell(outcome);
  };
  const tell = ({ code, message }: PasskeyRefusal) => {
    if (code === 'passkeys-unavailable') setAvailable(false);
    else setProblem(message);
  };
  return (
    <>
      {problem && <FormNote>{problem}</FormNote>}
      <button
        type="button"
        className="button needs-script"
        disabled={!isAlive}
        aria-busy={isPending || undefined}
        onClick={signIn}
      >
        {isPending ? <span className={styles.spinner} aria-hidden="true" /> : <Icon name="key" />}
        {isSecondStep ? signInMessages.withPasskey() : signInMessages.signInWithPasskey()}
      </button>
    </>
  );
}
