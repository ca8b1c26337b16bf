import type { WireNotificationSetting } from '@homestead/contract/accounts';
import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { KIND } from './own-intents.ts';
import { OwnSection } from './own-section.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

/** How a person is notified about what. */
export function NotificationsSection({
  notifications,
  details,
}: Pick<OwnAccount, 'notifications' | 'details'>) {
  const section = useSection('notifications');
  return (
    <OwnSection id="notifications" intro={ownMessages.mailGoesTo({ email: details.email })}>
      <SectionForm section={section} intent="notifications">
        <ul className={styles.rows}>
          {notifications.map((setting) => (
            <NotificationSetting key={setting.kind} {...setting} />
          ))}
        </ul>
        <SendButton section={section}>{ownMessages.saveNotifications()}</SendButton>
      </SectionForm>
    </OwnSection>
  );
}

function NotificationSetting({ kind, label, help, by, choices }: WireNotificationSetting) {
  const name = `${KIND}${kind}`;
  return (
    <li>
      <div className={styles.what} id={name}>
        <strong>{label}</strong>
        <span>{help}</span>
      </div>
      <select
        name={name}
        defaultValue={by}
        disabled={choices.length === 1}
        aria-labelledby={name}
        className="can-shrink"
      >
        {choices.map((choice) => (
          <option key={choice.by} value={choice.by}>
            {choice.label}
          </option>
        ))}
      </select>
    </li>
  );
}
