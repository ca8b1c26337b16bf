import { Form } from 'react-router';
import { mailedCodeRule, resendRule } from '#accounts/pages';
import {
  CodeField,
  EmailField,
  type FormAnswer,
  FormDone,
  FormMessages,
  formStyles,
  SpamGuard,
  SubmitButton,
  useCheckedForm,
} from '#forms';
import styles from '../account-page.module.css';
import { AccountPage } from '../account-page.tsx';
import { signInPageMessages } from '../messages/sign-in-pages.ts';

interface MailedCodeProps {
  /** The address waiting to be verified; empty if unknown. */
  email: string;
  /** For the form that asks for a new code. */
  formKey: string;
  answer: FormAnswer | undefined;
}

/** A field for the six digits of the verification email, and a button to send a new one. */
export function MailedCode({ email, formKey, answer }: MailedCodeProps) {
  const isResent = answer?.values.intent === 'resend';
  const mailbox = answer?.values.email || email;
  const entry = useCheckedForm(mailedCodeRule, isResent ? undefined : answer, 'code');
  const resend = useCheckedForm(resendRule, isResent ? answer : undefined, 'resend');
  return (
    <AccountPage
      title={signInPageMessages.verifyTitle()}
      lead={signInPageMessages.codeLead()}
      foot={
        <p>
          <a href="/login">{signInPageMessages.backToSignIn()}</a>
        </p>
      }
    >
      <FormDone answer={answer} />
      <Form {...entry.form} className={formStyles.form}>
        <FormMessages answer={isResent ? undefined : answer} problems={entry.problems} />
        <input type="hidden" name="intent" value="code" />
        <EmailField problem={entry.problems.email} defaultValue={mailbox} />
        <CodeField problem={entry.problems.code} />
        <SubmitButton isPending={entry.isPending}>{signInPageMessages.verify()}</SubmitButton>
      </Form>
      <details
        className={styles.more}
        open={isResent && Object.keys(resend.problems).length > 0 ? true : undefined}
      >
        <summary>{signInPageMessages.sendNewCodeLead()}</summary>
        <Form {...resend.form} className={formStyles.form}>
          <FormMessages answer={isResent ? answer : undefined} />
          <SpamGuard />
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="key" value={formKey} />
          <EmailField id="resend-email" problem={resend.problems.email} defaultValue={mailbox} />
          <SubmitButton isPending={resend.isPending} look="plain">
            {signInPageMessages.sendNewCode()}
          </SubmitButton>
        </Form>
      </details>
    </AccountPage>
  );
}
