import { MessageDialog } from '#design';
import { signInMessages } from '../messages/sign-in.ts';
import { SignInChoices, type SignInChoicesProps } from './sign-in-choices.tsx';

export interface SignInSheetIslandProps extends Pick<SignInChoicesProps, 'providers'> {
  /** What it is for: 'Sign in to see your saved homes'. */
  title: string;
  /** Where closing it goes. */
  closeHref: string;
}

/** The sign-in sheet for someone who opened a page of clients, over the page they got instead. */
export default function SignInSheetIsland({ title, providers, closeHref }: SignInSheetIslandProps) {
  return (
    <MessageDialog
      title={title}
      close={{ label: signInMessages.notNow(), href: closeHref, isQuiet: true }}
    >
      <SignInChoices providers={providers} fieldId="refused-page-email" />
    </MessageDialog>
  );
}
