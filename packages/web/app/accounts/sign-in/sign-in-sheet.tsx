import { createRoot } from 'react-dom/client';
import { Dialog } from '#design';
import { browserApi } from '#platform';
import { signInMessages } from '../messages/sign-in.ts';
import { findProviders } from './find-providers.ts';
import { SignInChoices, type SignInChoicesProps } from './sign-in-choices.tsx';
import styles from './sign-in-sheet.module.css';

interface SheetProps {
  title: string;
  /** What happens after the sign-in. */
  lead: string;
}

/**
 * Asks a visitor to sign in, over the page they are on: at the bottom of a phone, in the middle of
 * a wider window. Resolves once it is open. Its code loads on first use.
 */
export async function showSignInSheet(sheet: SheetProps): Promise<void> {
  const providers = await findProviders(browserApi);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  return new Promise((resolve) => {
    root.render(<SignInSheet {...sheet} providers={providers} onOpen={resolve} onClose={close} />);
  });
}

type OpenSheetProps = SheetProps &
  Pick<SignInChoicesProps, 'providers'> & { onOpen: () => void; onClose: () => void };

function SignInSheet({ title, lead, providers, onOpen, onClose }: OpenSheetProps) {
  return (
    <Dialog
      title={title}
      className={`sheet ${styles.sheet}`}
      corner={{ label: signInMessages.close() }}
      onOpen={onOpen}
      onClose={onClose}
    >
      <div className={styles.body}>
        <p>{lead}</p>
        <SignInChoices providers={providers} fieldId="sign-in-sheet-email" />
      </div>
    </Dialog>
  );
}
