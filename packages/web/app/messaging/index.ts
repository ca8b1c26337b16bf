export { findUnread, useUnread } from './find-unread.ts';
