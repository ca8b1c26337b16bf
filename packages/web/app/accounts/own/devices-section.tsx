import { Icon } from '#design';
import { agoText, instantText } from '#platform';
import styles from './own.module.css';
import type { OpenSession, OwnAccount } from './own-account.ts';
import { OwnSection } from './own-section.tsx';
import { SectionForm, SectionMessage, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

const ways: Record<OpenSession['signed_in_by'], string> = {
  password: 'with your password',
  'identity-provider': 'through another sign-in',
  passkey: 'with a passkey',
  link: 'with a mailed link',
};

/** Devices that are signed in; each can be signed out. */
export function DevicesSection({ sessions, askedAt }: Pick<OwnAccount, 'sessions' | 'askedAt'>) {
  const section = useSection('session-end', 'sessions-end-others');
  const now = new Date(askedAt);
  return (
    <OwnSection
      id="devices"
      intro="Where you are signed in. Sign out what you don’t know, and change your password then."
    >
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div className={styles.what}>
              <strong>
                {session.device}
                {session.current && (
                  <span className={styles.badge}>
                    <Icon name="check" size={16} />
                    This device
                  </span>
                )}
              </strong>
              <span>
                {session.current ? 'In use' : `Last used ${agoText(session.last_used_at, now)}`}
                {session.address && ` from ${session.address}`}. Signed in{' '}
                {ways[session.signed_in_by]}, {instantText(session.started_at)}.
              </span>
            </div>
            {!session.current && (
              <SectionForm
                section={section}
                intent="session-end"
                about={session.id}
                hidden={{ id: session.id }}
                isQuiet
              >
                <SendButton section={section} look="plain">
                  Sign out
                </SendButton>
              </SectionForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <SectionForm section={section} intent="sessions-end-others" isQuiet>
          <SendButton section={section} look="plain">
            Sign out all other devices
          </SendButton>
        </SectionForm>
      )}
      <SectionMessage answer={section.answer} />
    </OwnSection>
  );
}
