import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

/** The office’s bell and its list of notifications. */
export const deskNotificationMessages = defineMessages({
  title: 'Notifications',
  bell: 'Notifications, {count, plural, =0 {none unread} other {# unread}}',
  bellUnknown: 'Notifications',
  arrived:
    '{count, plural, =0 {No unread notifications} one {# unread notification} other {# unread notifications}}',
  many: '{count, number}+',
  empty: 'No notifications yet',
  emptyHint: 'New leads, replies and tours show up here.',
  noMatch: 'No notifications match',
  readAll: 'Mark all as read',
  saidAll:
    '{count, plural, =0 {All notifications were read already} one {# notification marked as read} other {# notifications marked as read}}',
  read: 'Mark as read',
  readOne: 'Mark as read: {text}',
  saidRead: 'Marked as read',
  isUnread: 'Unread',
  isRead: 'Read',
  seeAll: 'See all notifications',
  settings: 'Notification settings',

  // the list
  text: 'Notification',
  kind: 'About',
  anyKind: 'About anything',
  state: 'Status',
  anyState: 'Read and unread',
  when: 'When',
});

/** The clients' own list of notifications. */
export const ownNotificationMessages = defineMessages(spanish.ownNotificationMessages, {
  none: 'Nothing new yet',
  noneHint: 'We tell you here when a tour is confirmed or a saved search finds a home.',
  findHomes: 'Find homes',
  unread: '{count, plural, =0 {You’ve seen everything.} one {# is new.} other {# are new.}}',
  isNew: 'New',
  read: 'Mark as read',
  readAll: 'Mark all as read',
  allRead: 'Everything is marked as read.',
  oneRead: 'Marked as read.',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages of notifications',
  settings: 'Choose what we tell you, and how',
});

/** The mailbox that staff connect. */
export const mailboxMessages = defineMessages({
  title: 'My Mailbox',
  connect: 'Connect mailbox',
  again: 'Connect another mailbox',
  intro:
    'Your emails to leads will go out from your own address, and replies will show on the lead’s timeline. We don’t open or keep any other email.',
  usernameHint: 'Leave empty if it’s the email address.',
  passwordHint: 'Many providers require an app password here. We store it encrypted.',
  connected: 'Mailbox connected',
  connectedSince: 'Connected since',
  sending: 'Sending',
  reading: 'Receiving',
  works: 'Working',
  readAt: 'Last checked {at}',
  soon: 'First check in a few minutes',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect your mailbox?',
  disconnectText:
    'We’ll erase your password. Emails go out from the brokerage’s address again, including those waiting to be sent.',
  keep: 'Keep it',
  disconnected: 'Mailbox disconnected',
});
