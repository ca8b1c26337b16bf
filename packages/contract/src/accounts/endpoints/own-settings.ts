import { z } from 'zod';
import { defineEndpoint, PICTURE_MAX_BYTES } from '#platform';
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

/** Base64 adds a third to the size. */
const PHOTO_MOST_BASE64 = Math.ceil(PICTURE_MAX_BYTES / 3) * 4;

/** A JPEG, PNG or WebP file in base64, without a `data:` prefix. */
export const photoBody = z.object({ photo: z.base64().min(4).max(PHOTO_MOST_BASE64) });

export const updatePhoto = defineEndpoint(ownSettingsCalls.updatePhoto, {
  access: signedIn,
  summary: 'Set your photo; it is cropped square and re-encoded',
  labels: { photo: 'Photo' },
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
