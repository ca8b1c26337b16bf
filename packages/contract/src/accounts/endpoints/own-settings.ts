import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { notificationKeys } from '../notification-kinds.ts';
import { accountPaths } from '../paths.ts';
import { PHOTO_MOST_BYTES } from '../person-photo.ts';
import { done, succeeded } from './succeeded.ts';

const signedIn = { kind: 'signed-in' } as const;

const notificationSwitches = z.array(
  z.object({
    kind: z.enum(notificationKeys),
    byEmail: z.boolean(),
    bySms: z.boolean(),
    isFixed: z.boolean(),
  }),
);

export const notifications = defineEndpoint({
  method: 'GET',
  path: accountPaths.notifications,
  access: signedIn,
  summary: 'What one hears of, and how',
  answer: succeeded(notificationSwitches),
  example: {
    data: [{ kind: 'homes', byEmail: true, bySms: false, isFixed: false }],
    message: '',
    status: 200,
    statusCode: 'success',
  },
});

/** Kinds that are not named stay as they are; what concerns security can't be switched off. */
export const updateNotifications = defineEndpoint({
  method: 'POST',
  path: accountPaths.updateNotifications,
  access: signedIn,
  summary: 'Switch notifications on or off',
  body: z.object({
    notifications: z
      .array(z.object({ kind: z.enum(notificationKeys), byEmail: z.boolean(), bySms: z.boolean() }))
      .max(notificationKeys.length),
  }),
  answer: succeeded(notificationSwitches),
  example: { ...notifications.example, message: 'Your notifications have been updated.' },
});

/** Base64 makes a third more of it. */
const PHOTO_MOST_BASE64 = Math.ceil(PHOTO_MOST_BYTES / 3) * 4;

/** A JPEG, PNG or WebP file in base64, without a `data:` head. */
export const photoBody = z.object({ photo: z.base64().min(4).max(PHOTO_MOST_BASE64) });

export const updatePhoto = defineEndpoint({
  method: 'POST',
  path: accountPaths.updatePhoto,
  access: signedIn,
  summary: 'Set one’s photo; it is cut square and drawn anew',
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

export const removePhoto = defineEndpoint({
  method: 'POST',
  path: accountPaths.removePhoto,
  access: signedIn,
  summary: 'Take one’s photo away',
  answer: done,
  example: {
    data: true,
    message: 'Your photo has been removed.',
    status: 200,
    statusCode: 'success',
  },
});
