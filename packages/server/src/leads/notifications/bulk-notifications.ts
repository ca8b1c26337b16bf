import { z } from 'zod';
import { defineNotification } from '#messaging';
import { bulkMessages } from '../messages/bulk.ts';

/** One for all leads that someone gave a person together. */
export const leadsAssigned = defineNotification({
  ...{ key: 'leads-assigned', isFor: 'staff', permission: 'lead-claim' },
  label: bulkMessages.leadsAssigned,
  help: bulkMessages.leadsAssignedHelp,
  ...{ choices: ['email', 'app'], byDefault: 'email' },
  facts: z.object({ name: z.string(), count: z.number().int() }),
  tell: bulkMessages.givenMany,
});

export const bulkNotifications = [leadsAssigned];
