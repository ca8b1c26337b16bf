export { findUnread } from './find-unread.ts';
