import {
  API_KEY_DAYS,
  type ApiScope,
  apiKeyEndpoints,
  apiScopes,
  type WireApiKey,
} from '@homestead/contract/accounts';
import { Badge, Code } from '@mantine/core';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import {
  Ago,
  type Column,
  DeskSkeleton,
  type FieldHints,
  type ListShape,
  type RecordAction,
  RecordList,
  readList,
  useList,
} from '#desk';
import { instantDateText, UNKNOWN } from '#platform';
import { integrationMessages } from '../../messages/integrations.ts';
import { requireStaff } from '../../session/staff-session.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { apiKeys } from './integration-clients.ts';
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

const shape: ListShape<never, never> = { filters: {}, sorts: [] };
const titleOf = ({ name }: WireApiKey) => name;

const actions: readonly RecordAction<WireApiKey>[] = [
  {
    name: 'history',
    onlyShows: true,
    label: integrationMessages.history,
    dialog: ({ record: { id, name }, onClose, onDone }) => (
      <HistoryDrawer
        name={name}
        ask={(page, signal) =>
          apiKeys.getApiKeyHistory({ id, page }, { ...(signal && { signal }) })
        }
        // Nothing of a key can be undone.
        undo={async () => ({})}
        onUndone={onDone}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'revoke',
    label: integrationMessages.revoke,
    question: integrationMessages.revokeQuestion,
    isDangerous: true,
    run: async (record) => {
      await apiKeys.revokeApiKey({ id: record.id, version: record.version });
      return integrationMessages.saidRevoked({ name: record.name });
    },
  },
];

const columns: readonly Column<WireApiKey>[] = [
  { id: 'name', label: integrationMessages.name, cell: titleOf },
  {
    id: 'key',
    label: integrationMessages.key,
    isTop: true,
    cell: ({ prefix }) => <Code>{prefix}…</Code>,
  },
  {
    id: 'scopes',
    label: integrationMessages.scopes,
    isLong: true,
    cell: ({ scopes }) => scopes.map((scope) => apiScopes[scope].label).join(', '),
  },
  {
    id: 'owner',
    label: integrationMessages.owner,
    cell: ({ owner }) => (owner ? `${owner.firstName} ${owner.lastName}` : UNKNOWN),
  },
  { id: 'state', label: integrationMessages.state, isTop: true, cell: (key) => <State of={key} /> },
  {
    id: 'expires',
    label: integrationMessages.expires,
    cell: ({ expiresAt }) => instantDateText(expiresAt),
  },
  {
    id: 'used',
    label: integrationMessages.lastUsed,
    cell: ({ lastUsedAt }) => (lastUsedAt ? <Ago at={lastUsedAt} /> : integrationMessages.never()),
  },
  {
    id: 'made',
    label: integrationMessages.made,
    isExtra: true,
    cell: ({ createdAt }) => instantDateText(createdAt),
  },
];

function State({ of: { state, expiresAt } }: { of: WireApiKey }) {
  if (state === 'active') return <Badge color="good">{integrationMessages.active()}</Badge>;
  return (
    <Badge color="quiet">
      {state === 'revoked'
        ? integrationMessages.revoked()
        : integrationMessages.expired({ on: instantDateText(expiresAt) })}
    </Badge>
  );
}

const daysText = (days: number) => {
  if (days === API_KEY_DAYS.usual) return integrationMessages.oneYear();
  return days === API_KEY_DAYS.most
    ? integrationMessages.twoYears()
    : integrationMessages.days({ count: days });
};

export function meta() {
  return [{ title: integrationMessages.keysTitle() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'api-keys');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return apiKeys.listApiKeys({ page }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={integrationMessages.keysTitle()} />;
}

/** /api-keys: keys of other programs. */
export default function ApiKeysPage() {
  const answer = useLoaderData<typeof clientLoader>();
  const [shown, setShown] = useState<ShownSecret | null>(null);
  return (
    <>
      <RecordList
        title={integrationMessages.keysTitle()}
        list={useList(shape)}
        filters={[]}
        name="api-keys"
        label={integrationMessages.keysTitle()}
        columns={columns}
        answer={answer}
        rowId={({ id }) => id}
        rowName={titleOf}
        empty={{ title: integrationMessages.noKeys(), text: integrationMessages.noKeysText() }}
        actions={actions}
        creation={{
          label: integrationMessages.addKey(),
          schema: apiKeyEndpoints.createApiKey,
          fields: formFields(),
          record: { expiresInDays: String(API_KEY_DAYS.usual) },
          nameOf: ({ name }) => String(name),
          save: async (given) => {
            const asked = given as { name: string; scopes: ApiScope[] };
            const { key, data } = await apiKeys.createApiKey(asked);
            const title = integrationMessages.keyMade({ name: data.name });
            setShown({ title, text: integrationMessages.copyKey(), secret: key });
          },
        }}
      />
      <SecretDialog shown={shown} onClose={() => setShown(null)} />
    </>
  );
}

const formFields = (): FieldHints[] => [
  { name: 'name' },
  {
    ...{ name: 'scopes', kind: 'many', hint: integrationMessages.scopesHint() },
    choices: Object.entries(apiScopes).map(([value, { label }]) => ({ value, label })),
  },
  {
    ...{ name: 'expiresInDays', label: integrationMessages.validFor(), isRequired: true },
    choices: [30, 90, API_KEY_DAYS.usual, API_KEY_DAYS.most].map((days) => ({
      ...{ value: String(days), label: daysText(days) },
    })),
  },
  { name: 'addresses', kind: 'many', hint: integrationMessages.addressesHint() },
];
