import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, orNull } from '#platform';
import { notifications } from './client.ts';

/** How many notifications the signed-in person hasn't read; 0 if it can't be found out. */
export async function findUnread({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<number> {
  const ask = { api: context.get(apiContext), signal: request.signal };
  return (await orNull(() => notifications.countNotifications({}, ask)))?.unread ?? 0;
}
