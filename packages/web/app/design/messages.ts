import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

export const designMessages = defineMessages(spanish.designMessages, {
  notification: 'Notification',
  dismiss: 'Dismiss',
  equalHousing: 'Equal Housing Opportunity',
});
