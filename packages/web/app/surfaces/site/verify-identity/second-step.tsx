import type { SecondStepMethod } from '@homestead/contract/accounts';
import { Form } from 'react-router';
import {
  appCodeRule,
  CodeField,
  type FormAnswer,
  FormMessages,
  formStyles,
  PasskeyButton,
  recoveryCodeRule,
  SubmitButton,
  TextField,
  useCheckedForm,
} from '#accounts';
import styles from '../account-page.module.css';
import { AccountPage } from '../account-page.tsx';

interface SecondStepProps {
  methods: readonly SecondStepMethod[];
  answer: FormAnswer | undefined;
}

/** The second step of a sign-in, by whichever ways the person has set up. */
export function SecondStep({ methods, answer }: SecondStepProps) {
  const byRecovery = answer?.values.intent === 'recovery-code';
  const hasApp = methods.includes('totp');
  return (
    <AccountPage
      title="Verify your identity"
      lead={hasApp ? 'Enter the code from your authenticator app.' : 'One more step to sign in.'}
      foot={
        <p>
          <a href="/login">Start signing in again</a>
        </p>
      }
    >
      {hasApp && <AppCode answer={byRecovery ? undefined : answer} />}
      {methods.includes('passkey') && (
        <div className={formStyles.other}>
          {hasApp && <p className={formStyles.or}>or</p>}
          <PasskeyButton isSecondStep />
        </div>
      )}
      {methods.includes('recovery-code') && (
        <RecoveryCode answer={byRecovery ? answer : undefined} />
      )}
    </AccountPage>
  );
}

function AppCode({ answer }: { answer: FormAnswer | undefined }) {
  const { form, problems, isPending } = useCheckedForm(appCodeRule, answer, 'totp');
  return (
    <Form {...form} className={formStyles.form}>
      <FormMessages answer={answer} />
      <input type="hidden" name="intent" value="totp" />
      <CodeField problem={problems.code} />
      <SubmitButton isPending={isPending}>Verify</SubmitButton>
    </Form>
  );
}

function RecoveryCode({ answer }: { answer: FormAnswer | undefined }) {
  const { form, problems, isPending } = useCheckedForm(recoveryCodeRule, answer, 'recovery-code');
  return (
    <details className={styles.more} open={answer ? true : undefined}>
      <summary>Use a recovery code</summary>
      <Form {...form} className={formStyles.form}>
        <FormMessages answer={answer} />
        <input type="hidden" name="intent" value="recovery-code" />
        <TextField
          name="recoveryCode"
          label="Recovery code"
          hint="One of the ten codes that you kept when you turned on two-step sign-in."
          autoComplete="off"
          autoCapitalize="none"
          maxLength={30}
          problem={problems.recoveryCode}
        />
        <SubmitButton isPending={isPending} look="plain">
          Use this code
        </SubmitButton>
      </Form>
    </details>
  );
}
