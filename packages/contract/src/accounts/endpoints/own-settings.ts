import { z } from 'zod';
import { defineEndpoint, fileKey } from '#platform';
import { ownSettingsCalls } from '../calls.ts';
import { NOTIFICATION_KINDS_MAX, notificationChoices } from '../notification-choices.ts';
import { done, succeeded } from './succeeded.ts';

const signedIn = { kind: 'signed-in' } as const;

const notificationSettings = z.array(
  z.object({
    kind: z.string(),
    label: z.string(),
    help: z.string(),
    by: z.enum(notificationChoices),
    choices: z
      .array(z.object({ by: z.enum(notificationChoices), label: z.string() }))
      .describe('what the person can choose; a kind with one can’t be changed'),
  }),
);
export type WireNotificationSetting = z.output<typeof notificationSettings>[number];

export const getNotifications = defineEndpoint(ownSettingsCalls.getNotifications, {
  whileSeeingAs: 'personal',
  access: signedIn,
  summary: 'How you are notified about what',
  answer: succeeded(notificationSettings),
  example: {
    data: [
      {
        kind: 'homes',
        label: 'Homes',
        help: 'New homes and changes in your saved searches.',
        by: 'email',
        choices: [
          { by: 'email', label: 'In the app and by email right away' },
          { by: 'off', label: 'Off' },
        ],
      },
    ],
    message: '',
    status: 200,
    statusCode: 'success',
  },
});

/** Kinds that aren’t given don’t change. Refuses a choice that a kind doesn’t have. */
export const updateNotifications = defineEndpoint(ownSettingsCalls.updateNotifications, {
  access: signedIn,
  summary: 'Choose how you are notified',
  labels: { notifications: 'Notifications' },
  body: z.object({
    notifications: z
      .array(
        z.object({ kind: z.string().regex(/^[a-z0-9-]{1,60}$/), by: z.enum(notificationChoices) }),
      )
      .max(NOTIFICATION_KINDS_MAX),
  }),
  answer: succeeded(notificationSettings),
  example: { ...getNotifications.example, message: 'Your notifications have been updated.' },
});

/** The key of a picture that was uploaded for {@link PHOTO_PURPOSE}. */
export const photoBody = z.object({ file: fileKey });

export const updatePhoto = defineEndpoint(ownSettingsCalls.updatePhoto, {
  access: signedIn,
  summary: 'Set your photo to a picture you uploaded',
  labels: { file: 'Photo' },
  body: photoBody,
  answer: succeeded(z.object({ photo: z.string() })),
  example: {
    data: { photo: '/people-photos/3f9a0c1b.webp' },
    message: 'Your photo has been updated.',
    status: 200,
    statusCode: 'success',
  },
});

export const removePhoto = defineEndpoint(ownSettingsCalls.removePhoto, {
  access: signedIn,
  summary: 'Remove your photo',
  answer: done,
  example: {
    data: true,
    message: 'Your photo has been removed.',
    status: 200,
    statusCode: 'success',
  },
});
