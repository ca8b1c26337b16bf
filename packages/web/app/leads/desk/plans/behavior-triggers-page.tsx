import {
  type BehaviorKind,
  behaviorTriggerCalls,
  behaviorTriggerEndpoints,
  type WireBehaviorTrigger,
} from '@homestead/contract/leads';
import { Text } from '@mantine/core';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { personApi, requireStaff } from '#accounts';
import {
  type Column,
  DataTable,
  DeskPage,
  DeskSkeleton,
  editAction,
  type ListShape,
  type RecordAction,
  readList,
  useList,
} from '#desk';
import { createClient } from '#platform';
import { behaviorDeskMessages } from '../messages/behavior.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const calls = createClient<typeof behaviorTriggerEndpoints>(behaviorTriggerCalls, personApi);
const shape: ListShape<never, never> = { filters: {}, sorts: [] };

const kinds: Record<
  BehaviorKind,
  { label: () => string; fires: (values: { count: number }) => string; hint: () => string }
> = {
  'many-views': {
    label: behaviorDeskMessages.manyViews,
    fires: behaviorDeskMessages.viewsInDay,
    hint: behaviorDeskMessages.viewsHint,
  },
  'same-home': {
    label: behaviorDeskMessages.sameHome,
    fires: behaviorDeskMessages.viewsOfHome,
    hint: behaviorDeskMessages.homeHint,
  },
  back: {
    label: behaviorDeskMessages.back,
    fires: behaviorDeskMessages.daysAway,
    hint: behaviorDeskMessages.daysHint,
  },
  'price-drop': {
    label: behaviorDeskMessages.priceDrop,
    fires: behaviorDeskMessages.percent,
    hint: behaviorDeskMessages.percentHint,
  },
};

const titleOf = ({ kind }: WireBehaviorTrigger) => kinds[kind].label();

type Plans = readonly { id: string; name: string }[];

const actionsOf = (plans: Plans): readonly RecordAction<WireBehaviorTrigger>[] => [
  editAction({
    titleOf,
    schema: behaviorTriggerEndpoints.updateBehaviorTrigger,
    fields: ({ kind, planId, planName }) => [
      'isActive',
      { name: 'threshold', kind: 'number', isRequired: true, hint: kinds[kind].hint() },
      { name: 'planId', choices: choicesOf(plans, { planId, planName }) },
    ],
    save: calls.updateBehaviorTrigger,
    history: ({ id }) => ({
      ask: (page, signal) =>
        calls.getBehaviorTriggerHistory({ id, page }, { ...(signal && { signal }) }),
      undo: (change) => calls.undoBehaviorTriggerChange({ id, change }),
    }),
  }),
];

/** The plans in use, and the one that is set. */
function choicesOf(
  plans: Plans,
  { planId, planName }: Pick<WireBehaviorTrigger, 'planId' | 'planName'>,
) {
  const isOffered = planId === null || plans.some(({ id }) => id === planId);
  const all = isOffered ? plans : [...plans, { id: planId, name: planName ?? '' }];
  return all.map(({ id, name }) => ({ value: id, label: name }));
}

const columns: readonly Column<WireBehaviorTrigger>[] = [
  { id: 'kind', label: behaviorDeskMessages.trigger, cell: titleOf },
  {
    id: 'active',
    label: behaviorDeskMessages.on,
    isTop: true,
    cell: ({ isActive }) => (isActive ? behaviorDeskMessages.on() : behaviorDeskMessages.off()),
  },
  {
    id: 'fires',
    label: behaviorDeskMessages.fires,
    isTop: true,
    cell: ({ kind, threshold: count }) => kinds[kind].fires({ count }),
  },
  {
    id: 'plan',
    label: behaviorDeskMessages.plan,
    isTop: 'labeled',
    isLong: true,
    cell: ({ planName }) => planName ?? behaviorDeskMessages.noPlan(),
  },
];

export function meta() {
  return [{ title: behaviorDeskMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'action-plans');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return calls.listBehaviorTriggers({ page }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={behaviorDeskMessages.title()} />;
}

/** /behavior-triggers: which visits of leads their agents get notifications of. */
export default function BehaviorTriggersPage() {
  const { data, plans, ...paging } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <DeskPage
      title={behaviorDeskMessages.title()}
      below={<Text c="dimmed">{behaviorDeskMessages.intro()}</Text>}
    >
      <DataTable
        name="behavior-triggers"
        label={behaviorDeskMessages.title()}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        rowName={titleOf}
        list={useList(shape)}
        paging={paging}
        actions={actionsOf(plans)}
        onDone={revalidate}
        empty={{ title: behaviorDeskMessages.none() }}
      />
    </DeskPage>
  );
}
