import { z } from 'zod';
import { defineEndpoint, fileKey } from '#platform';
import { ownSettingsCalls } from '../calls.ts';
import { notificationKeys } from '../notification-kinds.ts';
import { done, succeeded } from './succeeded.ts';

const signedIn = { kind: 'signed-in' } as const;

const notificationSwitches = z.array(
  z.object({
    kind: z.enum(notificationKeys),
    byEmail: z.boolean(),
    isFixed: z.boolean(),
  }),
);

export const getNotifications = defineEndpoint(ownSettingsCalls.getNotifications, {
  access: signedIn,
  summary: 'Your notification settings',
  answer: succeeded(notificationSwitches),
  example: {
    data: [{ kind: 'homes', byEmail: true, isFixed: false }],
    message: '',
    status: 200,
    statusCode: 'success',
  },
});

/** Missing kinds don't change; security notifications can't be turned off. */
export const updateNotifications = defineEndpoint(ownSettingsCalls.updateNotifications, {
  access: signedIn,
  summary: 'Turn notifications on or off',
  body: z.object({
    notifications: z
      .array(z.object({ kind: z.enum(notificationKeys), byEmail: z.boolean() }))
      .max(notificationKeys.length),
  }),
  answer: succeeded(notificationSwitches),
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
