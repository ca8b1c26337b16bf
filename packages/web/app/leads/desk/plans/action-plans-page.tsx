import {
  actionPlanEndpoints,
  type WireActionPlan,
  type WirePlanChoices,
} from '@homestead/contract/leads';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { requireStaff } from '#accounts';
import { type Column, DeskSkeleton, type ListShape, RecordList, readList, useList } from '#desk';
import { planDeskMessages } from '../messages/plans.ts';
import { plans } from './plan-clients.ts';
import { planSections, startText } from './plan-fields.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const shape: ListShape<never, never> = { filters: {}, sorts: [] };

const columnsOf = (choices: WirePlanChoices): Column<WireActionPlan>[] => [
  { id: 'name', label: planDeskMessages.name, cell: ({ name }) => name },
  {
    id: 'active',
    label: planDeskMessages.inUse,
    isTop: true,
    cell: ({ isActive }) => (isActive ? planDeskMessages.inUse() : planDeskMessages.notInUse()),
  },
  {
    id: 'starts',
    label: planDeskMessages.starts,
    isTop: true,
    isLong: true,
    cell: (plan) => startText(plan, choices),
  },
  { id: 'steps', label: planDeskMessages.steps, cell: ({ steps }) => String(steps.length) },
  { id: 'going', label: planDeskMessages.going, cell: ({ going }) => String(going) },
];

export function meta() {
  return [{ title: planDeskMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'action-plans');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return plans.listActionPlans({ page }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={planDeskMessages.title()} />;
}

/** /action-plans: steps that are taken with leads, one after the other. */
export default function ActionPlansPage() {
  const { choices, ...answer } = useLoaderData<typeof clientLoader>();
  return (
    <RecordList
      title={planDeskMessages.title()}
      list={useList(shape)}
      filters={[]}
      name="action-plans"
      label={planDeskMessages.title()}
      columns={columnsOf(choices)}
      answer={answer}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/action-plans/${id}`}
      empty={{ title: planDeskMessages.none(), text: planDeskMessages.noneHint() }}
      actions={[]}
      creation={{
        label: planDeskMessages.add(),
        schema: actionPlanEndpoints.createActionPlan,
        sections: planSections(choices),
        record: { startsOn: 'hand' },
        nameOf: ({ name }) => String(name),
        save: (given, key) => plans.createActionPlan(given as { name: string }, key),
      }}
    />
  );
}
