import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import {
  changeOwnNotifications,
  loadOwnNotifications,
  OwnNotificationsView,
} from '#messaging/pages';
import { portalMessages } from './messages.ts';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export function loader(args: LoaderFunctionArgs) {
  return loadOwnNotifications(args);
}

export function action(args: ActionFunctionArgs) {
  return changeOwnNotifications(args);
}

export const meta: MetaFunction = ({ matches }) =>
  portalMeta(portalMessages.notifications(), matches);

/** /property-list/notifications: what the person was told. */
export default function NotificationsPage() {
  const { kinds: _kinds, ...list } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{portalMessages.notifications()}</h1>
      <OwnNotificationsView {...list} answer={useActionData<typeof action>()} />
    </main>
  );
}
