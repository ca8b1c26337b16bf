import { PASSWORD_LEAST, STAFF_PASSWORD_LEAST } from '@homestead/contract/accounts';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnPassword } from './own-field.tsx';
import { NoPassword, OwnSection } from './own-section.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

export function PasswordSection({ details, isStaff }: Pick<OwnAccount, 'details' | 'isStaff'>) {
  const section = useSection('password');
  const least = isStaff ? STAFF_PASSWORD_LEAST : PASSWORD_LEAST;
  return (
    <OwnSection
      id="password"
      intro="All your other devices are signed out when you change it, and we tell you by mail."
    >
      {details.hasPassword ? (
        <SectionForm section={section} intent="password" isEmptied>
          <input type="text" autoComplete="username" value={details.email} readOnly hidden />
          <div className={styles.grid}>
            <OwnPassword />
            <span className={styles.gap} />
            <OwnPassword
              name="newPassword"
              label="New password"
              autoComplete="new-password"
              hint={`At least ${least} characters with a lowercase and an uppercase letter and a number.`}
            />
            <OwnPassword
              name="confirmPassword"
              label="Confirm new password"
              autoComplete="new-password"
            />
          </div>
          <SendButton section={section}>Change password</SendButton>
        </SectionForm>
      ) : (
        <NoPassword why="You sign in without a password." />
      )}
    </OwnSection>
  );
}
