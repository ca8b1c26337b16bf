/** Parts for the office's frame. */
export { NotificationBell } from './notification-bell.tsx';
