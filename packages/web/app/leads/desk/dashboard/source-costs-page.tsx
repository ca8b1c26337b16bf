import {
  sourceCostCalls,
  sourceCostEndpoints,
  type WireSourceCost,
} from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
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
import { createClient, moneyText, monthText } from '#platform';
import { dashboardDeskMessages } from '../messages/dashboard.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const calls = createClient<typeof sourceCostEndpoints>(sourceCostCalls, personApi);
const MONTHS = 60;
const shape: ListShape<never, never> = { filters: {}, sorts: [] };
/** The months whose costs can be added, this one first. */
function months() {
  const [year = 0, month = 1] = localDate(new Date()).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const value = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
    return { value, label: monthText(value) };
  });
}

const cost = { name: 'costCents', kind: 'dollars' } as const;
const titleOf = ({ source, month }: WireSourceCost) =>
  dashboardDeskMessages.costOf({ source, month: monthText(month) });

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
  {
    id: 'month',
    label: dashboardDeskMessages.month,
    isTop: true,
    cell: ({ month }) => monthText(month),
  },
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
        fields: [sourceId, { name: 'month', choices: months() }, cost],
        nameOf: ({ month }) => monthText(String(month)),
        save: (fields, key) =>
          calls.createSourceCost(
            fields as { sourceId: string; month: string; costCents: number },
            key,
          ),
      }}
    />
  );
}
