import { z } from 'zod';
import { defineNotification } from '#messaging';
import { homesNotificationMessages } from '../messages.ts';

/** News of a saved search. How often is set for each search, so the daily email has none. */
export const homesNotification = defineNotification({
  key: 'homes',
  label: homesNotificationMessages.homes,
  help: homesNotificationMessages.homesHelp,
  choices: ['email', 'app', 'off'],
  ...{ byDefault: 'email', isFor: 'everyone' },
  hasOwnEmail: true,
  facts: z.object({ search: z.string(), homes: z.number().int() }),
  tell: ({ search, homes }) => homesNotificationMessages.found({ search, count: homes }),
});
