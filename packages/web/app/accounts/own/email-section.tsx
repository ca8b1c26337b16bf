import styles from './own.module.css';
import type { OwnDetails } from './own-account.ts';
import { OwnField, OwnPassword } from './own-field.tsx';
import { NoPassword, OwnSection } from './own-section.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

/** The address that one signs in with; another counts once its mailbox is confirmed. */
export function EmailSection({ details }: { details: OwnDetails }) {
  const section = useSection('email');
  const { email, emailVerified, waitingEmail, hasPassword } = details;
  return (
    <OwnSection
      id="email"
      intro={
        <>
          You sign in with <strong>{email}</strong>, which{' '}
          {emailVerified ? 'is confirmed.' : 'is not confirmed yet.'}
        </>
      }
    >
      {waitingEmail && (
        <p className={styles.notice}>
          <strong>{waitingEmail}</strong> waits to be confirmed: open the link that we have mailed
          there. Until then nothing changes.
        </p>
      )}
      {hasPassword ? (
        <SectionForm section={section} intent="email" isEmptied>
          <div className={styles.grid}>
            <OwnField
              name="newEmail"
              label="New email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={254}
              hint="We write to both addresses."
              required
            />
            <OwnPassword />
          </div>
          <SendButton section={section}>Change email</SendButton>
        </SectionForm>
      ) : (
        <NoPassword why="To change your email you need a password." />
      )}
    </OwnSection>
  );
}
