import styles from './own.module.css';
import type { OwnDetails } from './own-account.ts';
import { OwnField, OwnPassword } from './own-field.tsx';
import { OwnSection, ProofFirst } from './own-section.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

const shown = (address: string) => ({
  address,
  email: (text: ReactNode) => <strong>{text}</strong>,
});

import type { ReactNode } from 'react';
import { rich } from '#platform';
import { ownMessages } from '../messages/own.ts';

/** The email address for signing in. A new one takes effect once its mailbox is confirmed. */
export function EmailSection({ details }: { details: OwnDetails }) {
  const section = useSection('email');
  const { email, emailVerified, waitingEmail, hasPassword } = details;
  return (
    <OwnSection
      id="email"
      intro={rich(
        (emailVerified ? ownMessages.emailConfirmed : ownMessages.emailUnconfirmed)(shown(email)),
      )}
    >
      {waitingEmail && (
        <p className={styles.notice}>{rich(ownMessages.emailWaiting(shown(waitingEmail)))}</p>
      )}
      <SectionForm section={section} intent="email" isEmptied>
        <div className={styles.grid}>
          <OwnField
            name="newEmail"
            label={ownMessages.newEmail()}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={254}
            hint={ownMessages.newEmailHint()}
            required
          />
          {hasPassword ? <OwnPassword /> : <ProofFirst />}
        </div>
        <SendButton section={section}>{ownMessages.changeEmail()}</SendButton>
      </SectionForm>
    </OwnSection>
  );
}
