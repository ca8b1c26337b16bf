import { Form } from 'react-router';
import {
  CodeField,
  EmailField,
  type FormAnswer,
  FormDone,
  FormMessages,
  formStyles,
  mailedCodeRule,
  resendRule,
  SubmitButton,
  useCheckedForm,
} from '#accounts';
import styles from '../account-page.module.css';
import { AccountPage } from '../account-page.tsx';

interface MailedCodeProps {
  /** The mailbox that waits; empty when it is not known. */
  email: string;
  answer: FormAnswer | undefined;
}

/** The six digits of the verification mail, and the way to a new mail. */
export function MailedCode({ email, answer }: MailedCodeProps) {
  const isResent = answer?.values.intent === 'resend';
  const mailbox = answer?.values.email || email;
  const entry = useCheckedForm(mailedCodeRule, isResent ? undefined : answer, 'code');
  const resend = useCheckedForm(resendRule, isResent ? answer : undefined, 'resend');
  return (
    <AccountPage
      title="Verify your identity"
      lead="Enter the 6 digits that we sent to your mailbox. They work for 30 minutes."
      foot={
        <p>
          <a href="/login">Back to sign in</a>
        </p>
      }
    >
      <FormDone answer={answer} />
      <Form {...entry.form} className={formStyles.form}>
        <FormMessages answer={isResent ? undefined : answer} />
        <input type="hidden" name="intent" value="code" />
        <EmailField problem={entry.problems.email} defaultValue={mailbox} />
        <CodeField problem={entry.problems.code} />
        <SubmitButton isPending={entry.isPending}>Verify</SubmitButton>
      </Form>
      <details
        className={styles.more}
        open={isResent && Object.keys(resend.problems).length > 0 ? true : undefined}
      >
        <summary>No mail, or too late? Send a new code</summary>
        <Form {...resend.form} className={formStyles.form}>
          <FormMessages answer={isResent ? answer : undefined} />
          <input type="hidden" name="intent" value="resend" />
          <EmailField id="resend-email" problem={resend.problems.email} defaultValue={mailbox} />
          <SubmitButton isPending={resend.isPending} look="plain">
            Send a new code
          </SubmitButton>
        </Form>
      </details>
    </AccountPage>
  );
}
