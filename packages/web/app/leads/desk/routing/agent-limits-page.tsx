import {
  agentLimitCalls,
  agentLimitEndpoints,
  type WireAgentLimit,
} from '@homestead/contract/leads';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { z } from 'zod';
import { personApi, requireStaff } from '#accounts';
import {
  type Column,
  DataTable,
  DeskPage,
  DeskSkeleton,
  editAction,
  type ListShape,
  type RecordAction,
  RecordDrawer,
  readList,
  useList,
} from '#desk';
import { createClient, dateText, UNKNOWN } from '#platform';
import { routingMessages } from '../messages/routing.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const calls = createClient<typeof agentLimitEndpoints>(agentLimitCalls, personApi);
const shape: ListShape<never, never> = { filters: {}, sorts: [] };
const pageSize = 50;

function periodText(period: string): string {
  const [from = '', to = from] = period.split('/');
  if (from === to) return dateText(from);
  return routingMessages.periodOf({ from: dateText(from), to: dateText(to) });
}

const period = z.object({ from: z.iso.date(), to: z.iso.date() });

const actions: readonly RecordAction<WireAgentLimit>[] = [
  {
    name: 'add-days-off',
    label: routingMessages.addDaysOff,
    dialog: ({ record, onClose, onDone }) => (
      <RecordDrawer
        isOpen
        onClose={onClose}
        title={routingMessages.daysOffOf({ name: record.name })}
        schema={{
          body: period,
          labels: { from: routingMessages.from(), to: routingMessages.to() },
        }}
        sections={[{ fields: ['from', 'to'] }]}
        record={{}}
        isNew
        save={async ({ from, to }) => {
          const { id, version, daysOff } = record;
          await calls.updateAgentLimit({ id, version, daysOff: [...daysOff, `${from}/${to}`] });
          return routingMessages.daysOffAdded({ name: record.name });
        }}
        said={(done) => done}
        onSaved={onDone}
      />
    ),
  },
  editAction<WireAgentLimit>({
    titleOf: ({ name }) => name,
    schema: agentLimitEndpoints.updateAgentLimit,
    fields: ({ daysOff }) => [
      { name: 'capacity', hint: routingMessages.capacityHint() },
      'isPaused',
      {
        ...{ name: 'daysOff', kind: 'many', hint: routingMessages.daysOffHint() },
        choices: daysOff.map((value) => ({ value, label: periodText(value) })),
      },
    ],
    save: calls.updateAgentLimit,
    history: ({ id }) => ({
      ask: (page, signal) =>
        calls.getAgentLimitHistory({ id, page }, { ...(signal && { signal }) }),
      undo: (change) => calls.undoAgentLimitChange({ id, change }),
    }),
  }),
];

const list = new Intl.ListFormat('en-US', { type: 'unit' });
const columns: Column<WireAgentLimit>[] = [
  { id: 'name', label: routingMessages.name, cell: ({ name }) => name },
  { id: 'role', label: routingMessages.role, cell: ({ roleLabel }) => roleLabel },
  {
    id: 'open',
    label: routingMessages.openLeads,
    isTop: 'labeled',
    cell: ({ openLeads: open, capacity }) =>
      capacity === null ? open : routingMessages.openOf({ open, capacity }),
  },
  {
    id: 'paused',
    label: routingMessages.paused,
    cell: ({ isPaused }) => (isPaused ? routingMessages.yes() : routingMessages.no()),
    edit: {
      kind: 'choice',
      value: ({ isPaused }) => (isPaused ? 'yes' : 'no'),
      choices: () => [
        { value: 'no', label: routingMessages.no() },
        { value: 'yes', label: routingMessages.yes() },
      ],
      mayEdit: ({ abilities }) => abilities.includes('edit'),
      preview: (row, value) => ({ ...row, isPaused: value === 'yes' }),
      save: ({ id, version }, value) =>
        calls.updateAgentLimit({ id, version, isPaused: value === 'yes' }),
    },
  },
  {
    id: 'days-off',
    label: routingMessages.daysOff,
    isTop: 'labeled',
    isLong: true,
    cell: ({ daysOff }) => (daysOff.length === 0 ? UNKNOWN : list.format(daysOff.map(periodText))),
  },
];

export function meta() {
  return [{ title: routingMessages.limitsTitle() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-routing');
  return null;
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return calls.listAgentLimits({ page, pageSize }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={routingMessages.limitsTitle()} />;
}

/** /agent-limits: when people get no leads by rules. */
export default function AgentLimitsPage() {
  const { data, ...paging } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <DeskPage title={routingMessages.limitsTitle()}>
      <DataTable
        name="agent-limits"
        label={routingMessages.limitsTitle()}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        list={useList(shape)}
        paging={paging}
        actions={actions}
        onDone={revalidate}
        empty={{ title: routingMessages.limitsNone() }}
      />
    </DeskPage>
  );
}
