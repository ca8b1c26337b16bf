import {
  notificationChoiceLabels,
  type WireNotificationSetting,
} from '@homestead/contract/accounts';
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
      <div className={styles.what}>
        <strong id={`${name}-label`}>{label}</strong>
        <span id={`${name}-help`}>{help}</span>
      </div>
      {choices.length === 1 ? (
        <span className={styles.hint}>{notificationChoiceLabels[by]()}</span>
      ) : (
        <span className="picker">
          <select
            // A saved choice is shown even if the form was changed before it was sent.
            key={by}
            name={name}
            defaultValue={by}
            aria-labelledby={`${name}-label`}
            aria-describedby={`${name}-help`}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {notificationChoiceLabels[choice]()}
              </option>
            ))}
          </select>
        </span>
      )}
    </li>
  );
}
