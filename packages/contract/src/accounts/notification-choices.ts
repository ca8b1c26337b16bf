import { notificationChoiceMessages } from './messages.ts';

/**
 * How a person wants to be notified about something: in the app and by email right away, in the app
 * and in the daily email, in the app alone, or not at all.
 */
export const notificationChoices = ['email', 'digest', 'app', 'off'] as const;
export type NotificationChoice = (typeof notificationChoices)[number];

/** The choices as people read them. */
export const notificationChoiceLabels: Readonly<Record<NotificationChoice, () => string>> = {
  email: notificationChoiceMessages.email,
  digest: notificationChoiceMessages.digest,
  app: notificationChoiceMessages.app,
  off: notificationChoiceMessages.off,
};

/** What a call answers with, and what it refuses, is about at most this many kinds. */
export const NOTIFICATION_KINDS_MAX = 100;
