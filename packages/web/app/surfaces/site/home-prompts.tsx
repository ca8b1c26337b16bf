import { SignInChoices } from '#accounts/pages';
import { homePromptMessages } from './messages/home-prompts.ts';

type Choices = Parameters<typeof SignInChoices>[0];

/** Suggests an account; can be dismissed. Plain markup: the home's page takes its form. */
export function SoftPrompt({ action }: { action: string }) {
  return (
    <form
      id="prompt"
      method="post"
      action={action}
      className="panel grid gap-3 pad-6"
      aria-labelledby="prompt-title"
    >
      <h2 className="text-22" id="prompt-title">
        {homePromptMessages.softTitle()}
      </h2>
      <p>{homePromptMessages.softLead()}</p>
      <p className="row wrap gap-2-6">
        <button type="submit" name="intent" value="register" className="button" data-look="primary">
          {homePromptMessages.createAccount()}
        </button>
        <button type="submit" name="intent" value="login" className="text-button">
          {homePromptMessages.signIn()}
        </button>
        <button type="submit" name="intent" value="later" className="text-button">
          {homePromptMessages.notNow()}
        </button>
      </p>
    </form>
  );
}

/** Asks for a sign-in before a home is shown in full. */
export function VerifiedPrompt({
  after,
  providers,
}: { after: number } & Pick<Choices, 'providers'>) {
  return (
    <section id="prompt" className="panel grid gap-4 pad-6 raised" aria-labelledby="prompt-title">
      <h2 className="text-22" id="prompt-title">
        {homePromptMessages.verifiedTitle()}
      </h2>
      <p>{homePromptMessages.verifiedLead({ count: after })}</p>
      <SignInChoices providers={providers} fieldId="prompt-email" />
    </section>
  );
}
