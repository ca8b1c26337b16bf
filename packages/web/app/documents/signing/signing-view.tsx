import { lazy, Suspense } from 'react';
import { signingMessages } from '../messages/signing.ts';
import styles from './signing.module.css';
import { SigningDoor } from './signing-door.tsx';
import { useSigning } from './use-signing.ts';

const SigningDesk = lazy(() => import('./signing-desk.tsx'));

/** A recipient's documents: opened by a link, a session, or the id of who is signed in. */
export function SigningView({ recipient }: { recipient: string | null }) {
  const signing = useSigning(recipient);
  const { door } = signing;
  if (door.at !== 'open') {
    return (
      <div className={styles.door}>
        <SigningDoor {...signing} />
      </div>
    );
  }
  return (
    <Suspense fallback={<p role="status">{signingMessages.opening()}</p>}>
      <SigningDesk opened={door.signing} signing={signing} />
    </Suspense>
  );
}
