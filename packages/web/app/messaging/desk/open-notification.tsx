import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router';
import { requireStaff } from '#accounts';
import { DeskSkeleton } from '#desk';
import { deskNotificationMessages } from '../messages.ts';
import { ownNotifications } from './client.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

/** Pages of other surfaces, which have styles of their own. */
const AWAY = /^\/(property-list|savedlists|singleproduct)(\/|$|\?)/;

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  return null;
}

/** /notifications/:id: marks it as read and goes to the page that it is about. */
export async function clientLoader({ params: { id = '' } }: ClientLoaderFunctionArgs) {
  const { data } = await ownNotifications.readNotification({ id });
  return AWAY.test(data.path) ? redirectDocument(data.path) : redirect(data.path);
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={deskNotificationMessages.title()} />;
}

export default function OpenNotification() {
  return null;
}
