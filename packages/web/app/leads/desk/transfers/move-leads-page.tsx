import type { WireLeadOfAgent } from '@homestead/contract/leads';
import type { WireRecordChange } from '@homestead/contract/platform';
import { Box } from '@mantine/core';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { requireStaff, useStaffSession } from '#accounts';
import {
  Ago,
  type Column,
  DataTable,
  DeskPage,
  DeskPanel,
  DeskSkeleton,
  FilterBar,
  type ListShape,
  RecordHistory,
  readList,
  useList,
} from '#desk';
import { UNKNOWN } from '#platform';
import { leadBulkActions } from '../bulk/lead-bulk-actions.tsx';
import { RecentBulkButton } from '../bulk/recent-bulk-button.tsx';
import { leadDetailMessages } from '../messages/lead-details.ts';
import { transferMessages } from '../messages/transfers.ts';
import { transferActions } from './transfer-actions.tsx';
import { transfers } from './transfer-client.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const UUID = /^[0-9a-f-]{36}$/i;
const shape: ListShape<'agent', never> = {
  filters: { agent: (value) => UUID.test(value) },
  sorts: [],
};
const PAGE_SIZE = 50;

const columns: readonly Column<WireLeadOfAgent>[] = [
  { id: 'name', label: transferMessages.lead, cell: ({ name }) => name },
  {
    id: 'stage',
    label: transferMessages.stage,
    isTop: true,
    cell: ({ stage }) => stage ?? UNKNOWN,
  },
  {
    id: 'lastContactedAt',
    label: transferMessages.lastContacted,
    isTop: 'labeled',
    cell: ({ lastContactedAt: at }) => (at ? <Ago at={at} /> : leadDetailMessages.noContact()),
  },
];

const titles: Readonly<Record<string, () => string>> = {
  moved: transferMessages.moved,
  'moved-back': transferMessages.moved,
};
const titleOf = ({ what }: WireRecordChange) => titles[what]?.() ?? what;

export function meta() {
  return [{ title: transferMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-assign-own');
  return null;
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, page } = readList(shape, new URL(url).searchParams);
  const { data: people } = await transfers.listTransferPeople({}, { signal });
  const agentId = filters.agent ?? people.find(({ leads }) => leads > 0)?.id ?? null;
  const nothing = { leads: [], total: 0, hidden: [] as string[] };
  if (agentId === null) return { people, agentId, page, ...nothing };
  const { data, totalRecords, hiddenColumns } = await transfers.listLeadsOfAgents(
    { agentIds: [agentId], paginator: { page, per_page: PAGE_SIZE } },
    { signal },
  );
  return { people, agentId, leads: data, total: totalRecords, page, hidden: hiddenColumns };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={transferMessages.title()} />;
}

/** /move-leads: whose leads go to whom, such as when someone leaves. */
export default function MoveLeadsPage() {
  const { people, agentId, leads, total, page, hidden } = useLoaderData<typeof clientLoader>();
  const { permissions } = useStaffSession();
  const { revalidate } = useRevalidator();
  const list = useList(shape);
  const holders = people.filter(({ id, leads: count }) => count > 0 || id === agentId);
  const isOfNobody = agentId === null;
  return (
    <DeskPage title={transferMessages.title()} actions={<RecentBulkButton onUndone={revalidate} />}>
      {!isOfNobody && (
        <FilterBar
          list={list}
          filters={[
            {
              kind: 'choice',
              name: 'agent',
              label: transferMessages.agent(),
              choices: holders.map(({ id, name, leads: count }) => ({
                value: id,
                label: transferMessages.withLeads({ name, count }),
              })),
            },
          ]}
        />
      )}
      <DataTable
        name="move-leads"
        label={transferMessages.title()}
        columns={columns.filter(({ id }) => !hidden.includes(id))}
        rows={leads}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        list={list}
        paging={{ page, pageSize: PAGE_SIZE, total }}
        actions={
          isOfNobody
            ? []
            : [
                ...transferActions(agentId),
                ...leadBulkActions<WireLeadOfAgent>(permissions, { kinds: ['stage', 'status'] }),
              ]
        }
        onDone={revalidate}
        empty={{
          title: transferMessages.none(),
          text: isOfNobody ? transferMessages.nobodyHasLeads() : transferMessages.noneHint(),
          isNoMatch: false,
        }}
      />
      {!isOfNobody && permissions.includes('lead-assign-all') && (
        <Box mt="lg">
          <DeskPanel title={transferMessages.history()}>
            <RecordHistory
              name={`${agentId}:${total}`}
              ask={(asked, signal) =>
                transfers.getTransferHistory(
                  { id: agentId, page: asked },
                  { ...(signal && { signal }) },
                )
              }
              undo={(change) => transfers.undoTransfer({ id: agentId, change })}
              onUndone={revalidate}
              titleOf={titleOf}
            />
          </DeskPanel>
        </Box>
      )}
    </DeskPage>
  );
}
