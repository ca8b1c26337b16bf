import {
  sourceCostCalls,
  sourceCostEndpoints,
  type WireSourceCost,
} from '@homestead/contract/leads';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { personApi, requireStaff } from '#accounts';
import {
  type Column,
  DeskSkeleton,
  editAction,
  type FormKey,
  type ListShape,
  type RecordAction,
  RecordList,
  readList,
  useList,
} from '#desk';
import { createClient, moneyText } from '#platform';
import { dashboardDeskMessages } from '../messages/dashboard.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const calls = createClient<typeof sourceCostEndpoints>(sourceCostCalls, personApi);
const shape: ListShape<never, never> = { filters: {}, sorts: [] };
const cost = { name: 'costCents', kind: 'dollars' } as const;
const titleOf = ({ source, month }: WireSourceCost) =>
  dashboardDeskMessages.costOf({ source, month });

const actions: readonly RecordAction<WireSourceCost>[] = [
  editAction({
    titleOf,
    schema: sourceCostEndpoints.updateSourceCost,
    fields: [cost],
    save: (sent) =>
      calls.updateSourceCost(sent as { id: string; version: number; costCents: number }),
    history: ({ id }: WireSourceCost) => ({
      ask: (page: number, signal?: AbortSignal) =>
        calls.getSourceCostHistory({ id, page }, { ...(signal && { signal }) }),
      undo: (change: number, key: FormKey) => calls.undoSourceCostChange({ id, change }, key),
    }),
  }),
];

const columns: readonly Column<WireSourceCost>[] = [
  { id: 'source', label: dashboardDeskMessages.source, cell: ({ source }) => source },
  { id: 'month', label: dashboardDeskMessages.month, isTop: true, cell: ({ month }) => month },
  {
    id: 'cost',
    label: dashboardDeskMessages.cost,
    isNumber: true,
    cell: ({ costCents }) => moneyText(costCents),
  },
];

export function meta() {
  return [{ title: dashboardDeskMessages.costsTitle() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'reference-lists');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return calls.listSourceCosts({ page }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={dashboardDeskMessages.costsTitle()} />;
}

/** /source-costs: what lead sources cost by month. */
export default function SourceCostsPage() {
  const answer = useLoaderData<typeof clientLoader>();
  const sourceId = {
    name: 'sourceId',
    isRequired: true,
    choices: answer.sources.map(({ id, name }) => ({ value: id, label: name })),
  };
  return (
    <RecordList
      title={dashboardDeskMessages.costsTitle()}
      list={useList(shape)}
      filters={[]}
      name="source-costs"
      label={dashboardDeskMessages.costsTitle()}
      columns={columns}
      answer={answer}
      rowId={({ id }) => id}
      rowName={titleOf}
      empty={{ title: dashboardDeskMessages.noCosts(), text: dashboardDeskMessages.noCostsHint() }}
      actions={actions}
      creation={{
        label: dashboardDeskMessages.addCost(),
        schema: sourceCostEndpoints.createSourceCost,
        fields: [sourceId, { name: 'month', hint: dashboardDeskMessages.monthHint() }, cost],
        nameOf: ({ month }) => String(month),
        save: (fields, key) =>
          calls.createSourceCost(
            fields as { sourceId: string; month: string; costCents: number },
            key,
          ),
      }}
    />
  );
}
