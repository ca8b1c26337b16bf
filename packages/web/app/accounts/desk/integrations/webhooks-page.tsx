import { type WireWebhook, webhookEndpoints } from '@homestead/contract/accounts';
import { Badge } from '@mantine/core';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import {
  type Column,
  DeskSkeleton,
  editAction,
  type FieldHints,
  type FormKey,
  type ListShape,
  type RecordAction,
  RecordList,
  readList,
  useList,
} from '#desk';
import { instantDateText, UNKNOWN } from '#platform';
import { integrationMessages } from '../../messages/integrations.ts';
import { requireStaff } from '../../session/staff-session.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { HistoryDrawer, titleOfChange } from './history-drawer.tsx';
import { webhooks } from './integration-clients.ts';
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

type Offered = Awaited<ReturnType<typeof webhooks.listWebhooks>>['offered'];

const shape: ListShape<never, never> = { filters: {}, sorts: [] };
const titleOf = ({ name }: WireWebhook) => name;
const historyOf = ({ id }: WireWebhook) => ({
  ask: (page: number, signal?: AbortSignal) =>
    webhooks.getWebhookHistory({ id, page }, { ...(signal && { signal }) }),
  undo: (change: number, key: FormKey) => webhooks.undoWebhookChange({ id, change }, key),
  titleOf: titleOfChange,
});

const fieldsOf = (offered: Offered): FieldHints[] => [
  { name: 'name' },
  { name: 'address', hint: integrationMessages.addressHint() },
  {
    ...{ name: 'events', kind: 'many', hint: integrationMessages.eventsHint() },
    choices: offered.map(({ type, label }) => ({ value: type, label })),
  },
];

const setStopped = ({ id, version }: WireWebhook, isStopped: boolean) =>
  webhooks.updateWebhook({ id, version, isStopped });

const actionsOf = (
  offered: Offered,
  show: (secret: ShownSecret) => void,
): readonly RecordAction<WireWebhook>[] => [
  {
    name: 'log',
    onlyShows: true,
    label: integrationMessages.log,
    dialog: ({ record, onClose }) => <DeliveryLog webhook={record} onClose={onClose} />,
  },
  editAction({
    titleOf,
    schema: webhookEndpoints.updateWebhook,
    fields: fieldsOf(offered),
    save: webhooks.updateWebhook,
    history: historyOf,
  }),
  {
    name: 'history',
    onlyShows: true,
    label: integrationMessages.history,
    dialog: ({ record, onClose, onDone }) => (
      <HistoryDrawer
        {...historyOf(record)}
        name={record.name}
        onUndone={onDone}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'test',
    label: integrationMessages.test,
    run: async ({ id }) => {
      await webhooks.testWebhook({ id });
      return integrationMessages.saidTest();
    },
  },
  {
    name: 'renew-secret',
    label: integrationMessages.renewSecret,
    question: integrationMessages.renewQuestion,
    run: async ({ id, version, name }) => {
      const { secret } = await webhooks.renewWebhookSecret({ id, version });
      show(secretOf(name, secret));
      return integrationMessages.saidRenewed({ name });
    },
  },
  {
    name: 'stop',
    label: integrationMessages.stop,
    question: integrationMessages.stopQuestion,
    run: async (record) => {
      await setStopped(record, true);
      return integrationMessages.saidStopped({ name: record.name });
    },
  },
  {
    name: 'start',
    label: integrationMessages.start,
    run: async (record) => {
      await setStopped(record, false);
      return integrationMessages.saidStarted({ name: record.name });
    },
  },
  {
    name: 'remove',
    label: integrationMessages.remove,
    question: integrationMessages.removeQuestion,
    isDangerous: true,
    run: async ({ id, name }) => {
      await webhooks.removeWebhook({ id });
      return integrationMessages.saidRemoved({ name });
    },
  },
];

const secretOf = (name: string, secret: string): ShownSecret => ({
  ...{
    title: integrationMessages.secretOf({ name }),
    text: integrationMessages.copySecret(),
    secret,
  },
});

const columnsOf = (offered: Offered): readonly Column<WireWebhook>[] => [
  { id: 'name', label: integrationMessages.name, cell: titleOf },
  {
    id: 'address',
    label: integrationMessages.address,
    isTop: true,
    isLong: true,
    cell: ({ address }) => address,
  },
  {
    id: 'events',
    label: integrationMessages.events,
    isLong: true,
    cell: ({ events }) =>
      events.map((type) => offered.find((one) => one.type === type)?.label ?? type).join(', '),
  },
  {
    id: 'owner',
    label: integrationMessages.owner,
    cell: ({ owner }) => (owner ? `${owner.firstName} ${owner.lastName}` : UNKNOWN),
  },
  {
    id: 'state',
    label: integrationMessages.state,
    isTop: true,
    cell: (webhook) => <State of={webhook} />,
  },
  {
    id: 'made',
    label: integrationMessages.made,
    isExtra: true,
    cell: ({ createdAt }) => instantDateText(createdAt),
  },
];

function State({ of: { stoppedAt, failingSince } }: { of: WireWebhook }) {
  if (stoppedAt) return <Badge color="quiet">{integrationMessages.stopped()}</Badge>;
  if (!failingSince) return <Badge color="good">{integrationMessages.works()}</Badge>;
  return (
    <Badge color="warn">{integrationMessages.failing({ on: instantDateText(failingSince) })}</Badge>
  );
}

export function meta() {
  return [{ title: integrationMessages.webhooksTitle() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'api-keys');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return webhooks.listWebhooks({ page }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={integrationMessages.webhooksTitle()} />;
}

/** /webhooks: programs that get messages about leads. */
export default function WebhooksPage() {
  const { offered, ...answer } = useLoaderData<typeof clientLoader>();
  const [shown, setShown] = useState<ShownSecret | null>(null);
  return (
    <>
      <RecordList
        title={integrationMessages.webhooksTitle()}
        list={useList(shape)}
        filters={[]}
        name="webhooks"
        label={integrationMessages.webhooksTitle()}
        columns={columnsOf(offered)}
        answer={answer}
        rowId={({ id }) => id}
        rowName={titleOf}
        empty={{
          title: integrationMessages.noWebhooks(),
          text: integrationMessages.noWebhooksText(),
        }}
        actions={actionsOf(offered, setShown)}
        creation={{
          label: integrationMessages.addWebhook(),
          schema: webhookEndpoints.createWebhook,
          fields: fieldsOf(offered),
          nameOf: ({ name }) => String(name),
          save: async (given) => {
            const asked = given as { name: string; address: string; events: string[] };
            const { data, secret } = await webhooks.createWebhook(asked);
            setShown(secretOf(data.name, secret));
          },
        }}
      />
      <SecretDialog shown={shown} onClose={() => setShown(null)} />
    </>
  );
}
