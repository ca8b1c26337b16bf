import { z } from 'zod';
import { defineEvent } from '#platform';

/** Notifications of these people arrived, were read, or are gone. */
export const notificationsChanged = defineEvent(
  'messaging.notifications-changed',
  z.object({ personIds: z.array(z.string()) }),
);
