import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, isSignedInContext, orNull } from '#platform';
import { notifications } from './client.ts';

/**
 * How many notifications the visitor hasn't read, for the root loader; 0 for those who aren't
 * signed in, and if it can't be found out.
 */
export async function findUnread({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<number> {
  if (!context.get(isSignedInContext)) return 0;
  const ask = { api: context.get(apiContext), signal: request.signal };
  return (await orNull(() => notifications.countNotifications({}, ask)))?.unread ?? 0;
}
