import { z } from 'zod';
import { webhookStopped } from '#accounts';
import { atomically, type Services } from '#platform';
import { integrationNotificationMessages } from '../messages.ts';
import { defineNotification } from './notification-type.ts';
import { notify } from './notify.ts';
import { registerNotifications } from './register-notifications.ts';

const WEBHOOKS_PATH = '/webhooks';

/** A webhook was stopped by itself: its owner has to look at the receiver. */
const stopped = defineNotification({
  ...{ key: 'webhook-stopped', isFor: 'staff', permission: 'api-keys' },
  label: integrationNotificationMessages.webhookStopped,
  help: integrationNotificationMessages.webhookStoppedHelp,
  ...{ choices: ['email', 'app'], byDefault: 'email' },
  facts: z.object({ name: z.string(), days: z.number().int() }),
  tell: integrationNotificationMessages.webhookStoppedText,
});

/** Tells owners of webhooks that one was stopped. */
export function tellOfStoppedWebhooks(services: Services): void {
  registerNotifications(services, [stopped]);
  services.events.subscribe(
    webhookStopped,
    'messaging.tell-of-webhooks',
    async ({ personId, webhookId, name, days }, { id }) => {
      await atomically(services.db, async (tx) => {
        await notify(services, tx, {
          ...{ type: stopped, to: [personId], event: `webhook-stopped:${id}` },
          about: { kind: 'webhook', id: webhookId },
          ...{ path: WEBHOOKS_PATH, facts: { name, days } },
        });
      });
    },
  );
}
