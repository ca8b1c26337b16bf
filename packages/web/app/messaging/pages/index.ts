/** Whole pages, for surfaces only. */
export { changeOwnNotifications, loadOwnNotifications } from './own-notifications.ts';
export { OwnNotificationsView } from './own-notifications-view.tsx';
