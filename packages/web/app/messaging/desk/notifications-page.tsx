import {
  NOTIFICATION_SETTINGS_PATH,
  notificationsMoved,
  type WireNotification,
} from '@homestead/contract/messaging';
import { Badge } from '@mantine/core';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  Ago,
  ChangeButton,
  type Column,
  DataTable,
  DeskPage,
  DeskSkeleton,
  FilterBar,
  type ListShape,
  type RecordAction,
  readList,
  sayProblem,
  useList,
} from '#desk';
import { useLiveRefresh } from '#platform';
import { deskNotificationMessages } from '../messages.ts';
import { ownNotifications } from './client.ts';
import { openingPath } from './notification-paths.ts';
import { readAll } from './read-all.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const states = {
  unread: deskNotificationMessages.isUnread,
  read: deskNotificationMessages.isRead,
} as const;

const shape: ListShape<'state' | 'kind', never> = {
  filters: {
    state: (value) => Object.hasOwn(states, value),
    kind: (value) => /^[a-z0-9-]{1,60}$/.test(value),
  },
  sorts: [],
};

const columns: readonly Column<WireNotification>[] = [
  {
    id: 'text',
    label: deskNotificationMessages.text,
    isLong: true,
    cell: ({ text, readAt }) =>
      readAt ? (
        text
      ) : (
        <>
          <strong>{text}</strong>{' '}
          <Badge variant="light">{deskNotificationMessages.isUnread()}</Badge>
        </>
      ),
  },
  {
    id: 'kind',
    label: deskNotificationMessages.kind,
    isTop: true,
    cell: ({ kindLabel }) => kindLabel,
  },
  {
    id: 'when',
    label: deskNotificationMessages.when,
    isTop: true,
    cell: ({ createdAt }) => <Ago at={createdAt} />,
  },
];

const actions: readonly RecordAction<WireNotification>[] = [
  {
    name: 'read',
    label: deskNotificationMessages.read,
    isBulk: true,
    run: async ({ id }) => {
      await ownNotifications.readNotification({ id });
      return deskNotificationMessages.saidRead();
    },
  },
];

export function meta() {
  return [{ title: deskNotificationMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, page } = readList(shape, new URL(url).searchParams);
  const state = filters.state === 'read' || filters.state === 'unread' ? filters.state : null;
  return ownNotifications.listNotifications(
    { ...(state && { state }), ...(filters.kind && { kind: filters.kind }), page },
    { signal },
  );
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={deskNotificationMessages.title()} />;
}

/** /notifications: everything that the person was told in the last 90 days. */
export default function NotificationsPage() {
  const { data, unread, kinds, ...paging } = useLoaderData<typeof clientLoader>();
  const list = useList(shape);
  const { revalidate } = useRevalidator();
  useLiveRefresh(notificationsMoved);
  const [newest] = data;
  const isFirstPage = paging.page === 1 && !list.isFiltered;
  return (
    <DeskPage
      title={deskNotificationMessages.title()}
      actions={
        <>
          {isFirstPage && unread > 0 && newest && (
            <ChangeButton onClick={() => readAll(newest.createdAt).then(revalidate, sayProblem)}>
              {deskNotificationMessages.readAll()}
            </ChangeButton>
          )}
          <a href={NOTIFICATION_SETTINGS_PATH} className="button">
            {deskNotificationMessages.settings()}
          </a>
        </>
      }
    >
      <FilterBar
        list={list}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: deskNotificationMessages.state(),
            any: deskNotificationMessages.anyState(),
            choices: Object.entries(states).map(([value, label]) => ({ value, label: label() })),
          },
          {
            kind: 'choice',
            name: 'kind',
            label: deskNotificationMessages.kind(),
            any: deskNotificationMessages.anyKind(),
            choices: kinds.map(({ kind, label }) => ({ value: kind, label })),
          },
        ]}
      />
      <DataTable
        name="notifications"
        label={deskNotificationMessages.title()}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        rowHref={({ id }) => openingPath(id)}
        rowName={({ text }) => text}
        actions={actions}
        onDone={revalidate}
        list={list}
        paging={paging}
        empty={{
          title: list.isFiltered
            ? deskNotificationMessages.noMatch()
            : deskNotificationMessages.empty(),
          ...(!list.isFiltered && { text: deskNotificationMessages.emptyHint() }),
          isNoMatch: list.isFiltered,
        }}
      />
    </DeskPage>
  );
}
