import { defineMessages } from '@homestead/contract/platform';

export const designMessages = defineMessages({
  notification: 'Notification',
  dismiss: 'Dismiss',
  equalHousing: 'Equal Housing Opportunity',
});
