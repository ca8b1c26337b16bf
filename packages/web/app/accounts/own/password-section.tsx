import { PASSWORD_MIN, STAFF_PASSWORD_MIN } from '@homestead/contract/accounts';
import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnPassword } from './own-field.tsx';
import { NoPassword, OwnSection } from './own-section.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

export function PasswordSection({ details, isStaff }: Pick<OwnAccount, 'details' | 'isStaff'>) {
  const section = useSection('password');
  const least = isStaff ? STAFF_PASSWORD_MIN : PASSWORD_MIN;
  return (
    <OwnSection id="password" intro={ownMessages.passwordIntro()}>
      {details.hasPassword ? (
        <SectionForm section={section} intent="password" isEmptied>
          <input type="text" autoComplete="username" value={details.email} readOnly hidden />
          <div className={styles.grid}>
            <OwnPassword />
            <span className={styles.gap} />
            <OwnPassword
              name="newPassword"
              label={ownMessages.newPassword()}
              autoComplete="new-password"
              hint={ownMessages.passwordHint({ count: least })}
            />
            <OwnPassword
              name="confirmPassword"
              label={ownMessages.confirmPassword()}
              autoComplete="new-password"
            />
          </div>
          <SendButton section={section}>{ownMessages.changePassword()}</SendButton>
        </SectionForm>
      ) : (
        <NoPassword why={ownMessages.signsInWithoutPassword()} />
      )}
    </OwnSection>
  );
}
