import { EmailField, formStyles } from '#forms';
import { signInMessages } from '../messages/sign-in.ts';
import type { IdentityProvider } from './find-providers.ts';
import { IdentityButtons } from './identity-buttons.tsx';

export interface SignInChoicesProps {
  providers: IdentityProvider[];
  /** An id that no other field of the page has. */
  fieldId: string;
}

/**
 * The ways to sign in or to create an account, for someone who started something that needs one.
 * The pages they lead to know the address that was typed, and lead back to the wanted page.
 */
export function SignInChoices({ providers, fieldId }: SignInChoicesProps) {
  return (
    <>
      <form method="post" action="/login/start" className={formStyles.form}>
        <EmailField id={fieldId} required={false} problem={undefined} />
        <button
          type="submit"
          name="to"
          value="login"
          className={`button ${formStyles.submit}`}
          data-look="primary"
        >
          {signInMessages.signIn()}
        </button>
        <button type="submit" name="to" value="register" className={`button ${formStyles.submit}`}>
          {signInMessages.createAccount()}
        </button>
      </form>
      {providers.length > 0 && (
        <div className={formStyles.other}>
          <p className={formStyles.or}>{signInMessages.or()}</p>
          <IdentityButtons providers={providers} />
        </div>
      )}
    </>
  );
}
