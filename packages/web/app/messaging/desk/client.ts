import { notificationCalls, type notificationEndpoints } from '@homestead/contract/messaging';
import { personApi } from '#accounts';
import { createClient } from '#platform';

/** The calls as the signed-in person makes them from the browser. */
export const ownNotifications = createClient<typeof notificationEndpoints>(
  notificationCalls,
  personApi,
);
