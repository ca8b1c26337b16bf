import { MessageDialog } from '#design';
import { signInMessages } from '../messages/sign-in.ts';
import { SignInChoices, type SignInChoicesProps } from './sign-in-choices.tsx';

export interface SignInDialogProps extends Pick<SignInChoicesProps, 'providers'> {
  /** What it is for: 'Sign in to see your saved homes'. */
  title: string;
  /** Where closing it goes. */
  closeHref: string;
}

/** Asks someone who opened a page of clients to sign in, over the page they got instead. */
export default function SignInDialog({ title, providers, closeHref }: SignInDialogProps) {
  return (
    <MessageDialog
      title={title}
      close={{ label: signInMessages.notNow(), href: closeHref, isQuiet: true }}
    >
      <SignInChoices providers={providers} fieldId="sign-in-dialog-email" />
    </MessageDialog>
  );
}
