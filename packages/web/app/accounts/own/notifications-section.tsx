import { notificationKinds } from '@homestead/contract/accounts';
import { formStyles as form } from '#forms';
import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnSection } from './own-section.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

/** What a person is notified about by email. */
export function NotificationsSection({
  notifications,
  details,
}: Pick<OwnAccount, 'notifications' | 'details'>) {
  const section = useSection('notifications');
  return (
    <OwnSection id="notifications" intro={ownMessages.mailGoesTo({ email: details.email })}>
      <SectionForm section={section} intent="notifications">
        <ul className={styles.rows}>
          {notifications.map(({ kind, byEmail, isFixed }) => (
            <li key={kind}>
              <div className={styles.what} id={`kind-${kind}`}>
                <strong>{notificationKinds[kind].label}</strong>
                <span>{notificationKinds[kind].help}</span>
              </div>
              {isFixed ? (
                <span className={styles.hint}>{ownMessages.byEmail()}</span>
              ) : (
                <fieldset
                  className="flex gap-4 no-margin no-border no-pad"
                  aria-labelledby={`kind-${kind}`}
                >
                  <input type="hidden" name={`has-${kind}`} value="1" />
                  <label className={form.tick}>
                    <input type="checkbox" name={`email-${kind}`} defaultChecked={byEmail} />
                    {ownMessages.email()}
                  </label>
                </fieldset>
              )}
            </li>
          ))}
        </ul>
        <SendButton section={section}>{ownMessages.saveNotifications()}</SendButton>
      </SectionForm>
    </OwnSection>
  );
}
