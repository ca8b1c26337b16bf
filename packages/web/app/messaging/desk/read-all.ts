import { showToast } from '#desk';
import { deskNotificationMessages } from '../messages.ts';
import { ownNotifications } from './client.ts';

/** Marks as read what the person has seen, which is up to the newest in the list. */
export async function readAll(upTo: string): Promise<void> {
  const { data } = await ownNotifications.readNotifications({ upTo });
  showToast(deskNotificationMessages.saidAll({ count: data.read }));
}
