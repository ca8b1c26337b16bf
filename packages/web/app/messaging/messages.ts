import { defineMessages } from '@homestead/contract/platform';

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
  text: 'News',
  kind: 'About',
  anyKind: 'About anything',
  state: 'Status',
  anyState: 'Read and unread',
  when: 'When',
});
