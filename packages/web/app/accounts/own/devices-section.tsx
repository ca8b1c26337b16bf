import { Icon } from '#design';
import { agoText, instantText } from '#platform';
import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { OpenSession, OwnAccount } from './own-account.ts';
import { OwnSection } from './own-section.tsx';
import { SectionForm, SectionMessage, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

const ways: Record<OpenSession['signedInBy'], (values: { at: string }) => string> = {
  password: ownMessages.signedInByPassword,
  'identity-provider': ownMessages.signedInByProvider,
  passkey: ownMessages.signedInByPasskey,
  link: ownMessages.signedInByLink,
};

function usageText({ isCurrent, address, lastUsedAt: at }: OpenSession, now: Date): string {
  if (isCurrent) return address ? ownMessages.inUseFrom({ address }) : ownMessages.inUse();
  const when = agoText(at, now);
  return address ? ownMessages.lastUsedFrom({ when, address }) : ownMessages.lastUsed({ when });
}

/** The signed-in devices, each with a button to sign it out. */
export function DevicesSection({ sessions, askedAt }: Pick<OwnAccount, 'sessions' | 'askedAt'>) {
  const section = useSection('session-end', 'sessions-end-others');
  const now = new Date(askedAt);
  return (
    <OwnSection id="devices" intro={ownMessages.devicesIntro()}>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div className={styles.what}>
              <strong>
                {session.device}
                {session.isCurrent && (
                  <span className={styles.badge}>
                    <Icon name="check" size={16} />
                    {ownMessages.thisDevice()}
                  </span>
                )}
              </strong>
              <span>
                {usageText(session, now)}.{' '}
                {ways[session.signedInBy]({ at: instantText(session.startedAt) })}
              </span>
            </div>
            {!session.isCurrent && (
              <SectionForm
                section={section}
                intent="session-end"
                about={session.id}
                hidden={{ id: session.id }}
                isQuiet
              >
                <SendButton section={section} look="plain">
                  {ownMessages.signOut()}
                </SendButton>
              </SectionForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <SectionForm section={section} intent="sessions-end-others" isQuiet>
          <SendButton section={section} look="plain">
            {ownMessages.signOutOthers()}
          </SendButton>
        </SectionForm>
      )}
      <SectionMessage answer={section.answer} />
    </OwnSection>
  );
}
