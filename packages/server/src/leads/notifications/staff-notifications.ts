import { z } from 'zod';
import { defineNotification } from '#messaging';
import { leadNotificationMessages } from '../messages/notifications.ts';

/** Someone waits for an answer within the hour: these can be quiet, but not off or late. */
const promptly = ['email', 'app'] as const;

export const leadNew = defineNotification({
  key: 'lead-new',
  ...{ label: leadNotificationMessages.leadNew, help: leadNotificationMessages.leadNewHelp },
  ...{ choices: promptly, byDefault: 'email', isFor: 'staff', permission: 'lead-claim' },
  hasOwnEmail: true,
  facts: z.object({ name: z.string(), what: z.enum(['given', 'inquired']) }),
  tell: ({ name, what }) =>
    what === 'given'
      ? leadNotificationMessages.given({ name })
      : leadNotificationMessages.inquired({ name }),
});

export const leadOffered = defineNotification({
  key: 'lead-offered',
  ...{
    label: leadNotificationMessages.leadOffered,
    help: leadNotificationMessages.leadOfferedHelp,
  },
  choices: ['email', 'app', 'off'],
  ...{ byDefault: 'email', isFor: 'staff', permission: 'lead-claim' },
  hasOwnEmail: true,
  facts: z.object({ name: z.string() }),
  tell: leadNotificationMessages.offered,
});

/** In the order in which the settings list them. */
export const staffNotifications = [leadNew, leadOffered];
