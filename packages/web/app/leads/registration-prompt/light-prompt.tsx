import type { ReactNode } from 'react';
import {
  EmailField,
  type FormAnswer,
  FormMessages,
  formStyles,
  KeptDraft,
  SpamGuard,
  SubmitButton,
  TextField,
  useFormCheck,
} from '#forms';
import { rich } from '#platform';
import { promptMessages } from '../messages/registration-prompt.ts';
import { requestMessages } from '../messages/requests.ts';
import { promptRule } from './prompt-rule.ts';

export interface LightPromptProps {
  /** The home's page, which takes the form. */
  action: string;
  formKey: string;
  /** How many homes were looked at before. */
  after: number;
  firm: string;
  refused?: FormAnswer;
}

/** Asks a visitor for a name and an email address before a home is shown in full. */
export default function LightPrompt({ action, formKey, after, firm, refused }: LightPromptProps) {
  const { form, problems } = useFormCheck(promptRule, refused, false);
  const privacy = (text: ReactNode) => (
    <a href="/privacypolicy" target="_blank" rel="noopener">
      {text}
    </a>
  );
  return (
    <section id="prompt" className="panel grid gap-4 pad-6 raised" aria-labelledby="prompt-title">
      <h2 className="text-22" id="prompt-title">
        {promptMessages.title()}
      </h2>
      <p>{promptMessages.lead({ count: after })}</p>
      <form {...form} action={action} className={formStyles.form}>
        <KeptDraft name="registration-prompt" owner="" />
        <FormMessages answer={refused} />
        <SpamGuard />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="intent" value="answer" />
        <TextField
          id="prompt-name"
          name="name"
          label={requestMessages.name()}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={60}
          defaultValue={refused?.values.name}
          problem={problems.name}
        />
        <EmailField
          id="prompt-email"
          autoComplete="email"
          defaultValue={refused?.values.email}
          problem={problems.email}
        />
        <p className="fine-print">{rich(promptMessages.consent({ firm, privacy }))}</p>
        <SubmitButton isPending={false}>{promptMessages.show()}</SubmitButton>
      </form>
    </section>
  );
}
