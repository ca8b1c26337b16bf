import { liveMessage } from '#platform';

/** The person’s notifications changed, here or on another device. */
export const notificationsMoved = liveMessage<{ unread: number }>('messaging.notifications-moved');
