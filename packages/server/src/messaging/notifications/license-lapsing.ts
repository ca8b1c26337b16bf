import { localFormat } from '@homestead/contract/platform';
import { z } from 'zod';
import { findHoldersOver, licenseLapses } from '#accounts';
import { atomically, type Services } from '#platform';
import { licenseNotificationMessages } from '../messages.ts';
import { defineNotification } from './notification-type.ts';
import { notify } from './notify.ts';
import { registerNotifications } from './register-notifications.ts';

const dateFormat = localFormat('en-US', { dateStyle: 'medium' });

/** The emails are sent whatever anyone chooses: nobody works without a license or insurance. */
const lapsing = defineNotification({
  ...{ key: 'license-lapses', isFor: 'staff', hasOwnEmail: true },
  label: licenseNotificationMessages.licenseLapses,
  help: licenseNotificationMessages.licenseLapsesHelp,
  ...{ choices: ['email'], byDefault: 'email' },
  facts: z.object({
    what: z.enum(['license', 'eo']),
    /** Null for the person whose license it is. */
    name: z.string().nullable(),
    expiresOn: z.string(),
  }),
  tell: ({ what, name, expiresOn }) => {
    const date = dateFormat(new Date(`${expiresOn}T12:00:00Z`));
    if (name === null) {
      return what === 'license'
        ? licenseNotificationMessages.ownLicense({ date })
        : licenseNotificationMessages.ownInsurance({ date });
    }
    return what === 'license'
      ? licenseNotificationMessages.licenseOf({ name, date })
      : licenseNotificationMessages.insuranceOf({ name, date });
  },
});

/** Tells people and those who keep the roster of a license or insurance that expires. */
export function tellOfLapsingLicenses(services: Services): void {
  registerNotifications(services, [lapsing]);
  services.events.subscribe(licenseLapses, 'messaging.tell-of-licenses', (lapse, { id }) =>
    tellOfLapse(services, { ...lapse, event: `license-lapses:${id}` }),
  );
}

/** Notifies about one of them; the same event again notifies nobody. */
export function tellOfLapse(
  services: Pick<Services, 'db' | 'mail' | 'settings'>,
  lapse: {
    personId: string;
    what: 'license' | 'eo';
    name: string;
    expiresOn: string;
    event: string;
  },
): Promise<void> {
  const { personId, what, name, expiresOn, event } = lapse;
  return atomically(services.db, async (tx) => {
    const keepers = await findHoldersOver(tx, 'roster', personId);
    const told = { type: lapsing, about: null, event };
    await notify(services, tx, {
      ...{ ...told, to: [personId], path: `/users/${personId}` },
      facts: { what, name: null, expiresOn },
    });
    await notify(services, tx, {
      ...{ ...told, to: keepers.filter((keeper) => keeper !== personId) },
      ...{ path: '/roster?expiring=90', facts: { what, name, expiresOn } },
    });
  });
}
