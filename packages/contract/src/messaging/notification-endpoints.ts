import { z } from 'zod';
import { defineEndpoint, pageFacts, pageQuery } from '#platform';
import { notificationCalls } from './calls.ts';

/** Where people choose how they are notified; a page of the portal. */
export const NOTIFICATION_SETTINGS_PATH = '/accountsetting#notifications';

const signedIn = { kind: 'signed-in' } as const;

const notificationSchema = z.object({
  id: z.string(),
  kind: z.string(),
  kindLabel: z.string(),
  text: z.string().describe('in the language of the page, by Accept-Language'),
  path: z.string().describe('the page that it is about, on this site'),
  createdAt: z.string(),
  readAt: z.string().nullable(),
  abilities: z.array(z.enum(['read'])),
});
export type WireNotification = z.output<typeof notificationSchema>;

const unread = z.number().int().describe('how many notifications the person hasn’t read');

const example: WireNotification = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a21',
  kind: 'lead-new',
  kindLabel: 'New leads and inquiries',
  text: 'New lead for you: Eve O’Brien',
  path: '/newleads',
  createdAt: '2026-11-20T16:02:11.000Z',
  readAt: null,
  abilities: ['read'],
};

/** The caller’s own notifications, newest first. */
export const listNotifications = defineEndpoint(notificationCalls.listNotifications, {
  whileSeeingAs: 'personal',
  access: signedIn,
  summary: 'Your notifications',
  query: z.object({
    ...pageQuery,
    state: z.enum(['unread', 'read']).optional(),
    kind: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
  }),
  answer: z.object({
    data: z.array(notificationSchema),
    ...pageFacts,
    unread,
    kinds: z
      .array(z.object({ kind: z.string(), label: z.string() }))
      .describe('the kinds that the caller can be notified about'),
  }),
  example: {
    ...{ data: [example], page: 1, pageSize: 20, total: 1, unread: 1 },
    kinds: [{ kind: 'lead-new', label: 'New leads and inquiries' }],
  },
});

export const countNotifications = defineEndpoint(notificationCalls.countNotifications, {
  whileSeeingAs: 'personal',
  access: signedIn,
  summary: 'How many of your notifications you haven’t read',
  answer: z.object({ unread }),
  example: { unread: 1 },
});

/** Answers where it leads. Reading it again changes nothing. */
export const readNotification = defineEndpoint(notificationCalls.readNotification, {
  access: signedIn,
  summary: 'Mark a notification as read',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ data: z.object({ path: z.string() }), unread }),
  example: { data: { path: '/newleads' }, unread: 0 },
});

/** Those that came after `upTo` stay unread: the person hasn’t seen them. */
export const readNotifications = defineEndpoint(notificationCalls.readNotifications, {
  access: signedIn,
  summary: 'Mark all your notifications as read, up to one that you have seen',
  labels: { upTo: 'Up to' },
  body: z.object({ upTo: z.iso.datetime() }),
  answer: z.object({ data: z.object({ read: z.number().int() }), unread }),
  example: { data: { read: 3 }, unread: 0 },
});
