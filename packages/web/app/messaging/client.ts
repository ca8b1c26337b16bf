import { notificationCalls, type notificationEndpoints } from '@homestead/contract/messaging';
import { createClient } from '#platform';

export const notifications = createClient<typeof notificationEndpoints>(notificationCalls);
