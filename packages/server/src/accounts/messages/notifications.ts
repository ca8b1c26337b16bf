import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './notifications.es.ts';

/** What people can be notified about by this room. */
export const accountNotificationMessages = defineMessages(spanish.accountNotificationMessages, {
  security: 'Account security',
  securityHelp:
    'New devices, changed passwords and addresses. Always emailed, so that you know if someone else gets into your account.',
});
