import type { SecondStepMethod } from '@homestead/contract/accounts';
import { Form } from 'react-router';
import { appCodeRule, PasskeyButton, recoveryCodeRule } from '#accounts/pages';
import {
  CodeField,
  type FormAnswer,
  FormMessages,
  formStyles,
  SubmitButton,
  TextField,
  useCheckedForm,
} from '#forms';
import styles from '../account-page.module.css';
import { AccountPage } from '../account-page.tsx';
import { signInPageMessages } from '../messages/sign-in-pages.ts';

interface SecondStepProps {
  methods: readonly SecondStepMethod[];
  answer: FormAnswer | undefined;
}

/** The second step of a sign-in, with the methods that the person has set up. */
export function SecondStep({ methods, answer }: SecondStepProps) {
  const byRecovery = answer?.values.intent === 'recovery-code';
  const hasApp = methods.includes('totp');
  return (
    <AccountPage
      title={signInPageMessages.verifyTitle()}
      lead={hasApp ? signInPageMessages.appLead() : signInPageMessages.oneMoreStep()}
      foot={
        <p>
          <a href="/login">{signInPageMessages.startOver()}</a>
        </p>
      }
    >
      {hasApp && <AppCode answer={byRecovery ? undefined : answer} />}
      {methods.includes('passkey') && (
        <div className={formStyles.other}>
          {hasApp && <p className={formStyles.or}>{signInPageMessages.or()}</p>}
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
      <FormMessages answer={answer} problems={problems} />
      <input type="hidden" name="intent" value="totp" />
      <CodeField problem={problems.code} />
      <SubmitButton isPending={isPending}>{signInPageMessages.verify()}</SubmitButton>
    </Form>
  );
}

function RecoveryCode({ answer }: { answer: FormAnswer | undefined }) {
  const { form, problems, isPending } = useCheckedForm(recoveryCodeRule, answer, 'recovery-code');
  return (
    <details className={styles.more} open={answer ? true : undefined}>
      <summary>{signInPageMessages.enterRecoveryCode()}</summary>
      <Form {...form} className={formStyles.form}>
        <FormMessages answer={answer} problems={problems} />
        <input type="hidden" name="intent" value="recovery-code" />
        <TextField
          name="recoveryCode"
          label={signInPageMessages.recoveryCode()}
          hint={signInPageMessages.recoveryCodeHint()}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={30}
          problem={problems.recoveryCode}
        />
        <SubmitButton isPending={isPending} look="plain">
          {signInPageMessages.sendRecoveryCode()}
        </SubmitButton>
      </Form>
    </details>
  );
}
