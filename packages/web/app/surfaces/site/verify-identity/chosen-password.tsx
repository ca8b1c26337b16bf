import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { chosenPasswordRule, newPasswordRule } from '#accounts/pages';
import {
  type FormAnswer,
  FormMessages,
  type FormRule,
  formStyles,
  PasswordField,
  SubmitButton,
  useCheckedForm,
} from '#forms';
import styles from '../account-page.module.css';
import { AccountPage } from '../account-page.tsx';
import { signInPageMessages } from '../messages/sign-in-pages.ts';
import { ExpiredLink } from './secret-link-form.tsx';

/** What the forms below send as `intent`. */
export type PasswordIntent = 'password' | 'new-password';

export const isByPassword = (intent: string | undefined): intent is PasswordIntent =>
  intent === 'password' || intent === 'new-password';

/** Asks for the password of a registration made in another browser, or a new one. */
export function ChosenPassword({ answer }: { answer: FormAnswer }) {
  const isNew = answer.values.intent === 'new-password';
  return (
    <AccountPage title={signInPageMessages.confirmEmailTitle()} foot={<ExpiredLink />}>
      <PasswordForm intent="password" rule={chosenPasswordRule} answer={answer}>
        {(problems, isPending) => (
          <>
            <PasswordField
              name="password"
              label={signInPageMessages.password()}
              autoComplete="current-password"
              autoFocus
              problem={problems.password}
            />
            <SubmitButton isPending={isPending}>{signInPageMessages.confirmEmail()}</SubmitButton>
          </>
        )}
      </PasswordForm>
      <details className={styles.more} open={isNew ? true : undefined}>
        <summary>{signInPageMessages.setNewPassword()}</summary>
        <PasswordForm intent="new-password" rule={newPasswordRule} answer={answer}>
          {(problems, isPending) => (
            <>
              <PasswordField
                name="newPassword"
                label={signInPageMessages.newPassword()}
                autoComplete="new-password"
                hint={signInPageMessages.passwordHint()}
                problem={problems.newPassword}
              />
              <PasswordField
                name="confirm_password"
                label={signInPageMessages.confirmPassword()}
                autoComplete="new-password"
                problem={problems.confirm_password}
              />
              <SubmitButton isPending={isPending} look="plain">
                {signInPageMessages.setAndConfirm()}
              </SubmitButton>
            </>
          )}
        </PasswordForm>
      </details>
    </AccountPage>
  );
}

interface PasswordFormProps {
  intent: PasswordIntent;
  rule: FormRule;
  answer: FormAnswer;
  children: (problems: Readonly<Record<string, string>>, isPending: boolean) => ReactNode;
}

/** A form that also carries the link, or the address and the code, of the email. */
function PasswordForm({ intent, rule, answer, children }: PasswordFormProps) {
  const { values } = answer;
  const mine = values.intent === intent ? answer : undefined;
  const { form, problems, isPending } = useCheckedForm(rule, mine, intent);
  return (
    <Form {...form} className={formStyles.form}>
      <FormMessages answer={mine} problems={problems} />
      <input type="hidden" name="intent" value={intent} />
      {(['link', 'email', 'code'] as const).map(
        (name) =>
          values[name] && (
            <input
              key={name}
              name={name}
              value={values[name]}
              autoComplete={name === 'email' ? 'username' : 'off'}
              hidden
              readOnly
            />
          ),
      )}
      {children(problems, isPending)}
    </Form>
  );
}
