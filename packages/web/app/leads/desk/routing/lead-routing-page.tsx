import {
  LEAD_RULES_MAX,
  leadRuleCalls,
  leadRuleEndpoints,
  type WireLeadRule,
  type WireRoutingChoices,
} from '@homestead/contract/leads';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
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
  type ListShape,
  type RecordAction,
  RecordList,
  readList,
  useList,
} from '#desk';
import { createClient, UNKNOWN } from '#platform';
import { routingMessages } from '../messages/routing.ts';
import { RoutePreview } from './route-preview.tsx';
import { newRule, ruleSections } from './rule-fields.ts';
import { conditionsText, targetText } from './rule-words.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const calls = createClient<typeof leadRuleEndpoints>(leadRuleCalls, personApi);
const shape: ListShape<never, never> = { filters: {}, sorts: [] };
const pageSize = LEAD_RULES_MAX;

const actionsOf = (choices: WireRoutingChoices): readonly RecordAction<WireLeadRule>[] => [
  editAction({
    titleOf: ({ name }) => name,
    schema: leadRuleEndpoints.updateLeadRule,
    sections: ruleSections(choices, false),
    save: calls.updateLeadRule,
    history: ({ id }) => ({
      ask: (page, signal) => calls.getLeadRuleHistory({ id, page }, { ...(signal && { signal }) }),
      undo: (change) => calls.undoLeadRuleChange({ id, change }),
    }),
  }),
];

const columnsOf = (choices: WireRoutingChoices): Column<WireLeadRule>[] => [
  { id: 'name', label: routingMessages.name, cell: ({ name }) => name },
  {
    id: 'conditions',
    label: routingMessages.conditions,
    isTop: true,
    isLong: true,
    cell: (rule) => conditionsText(rule, choices),
  },
  {
    id: 'who',
    label: routingMessages.who,
    isTop: true,
    isLong: true,
    cell: (rule) => targetText(rule, choices),
  },
  {
    id: 'untouched',
    label: routingMessages.untouched,
    cell: ({ untouchedHours: count }) =>
      count === null ? UNKNOWN : routingMessages.hours({ count }),
  },
  {
    id: 'active',
    label: routingMessages.inUse,
    cell: ({ isActive }) => (isActive ? routingMessages.yes() : routingMessages.no()),
  },
];

export function meta() {
  return [{ title: routingMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-routing');
  return null;
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return calls.listLeadRules({ page, pageSize }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={routingMessages.title()} />;
}

/** /lead-routing: the rules that say who gets new leads. */
export default function LeadRoutingPage() {
  const { choices, ...answer } = useLoaderData<typeof clientLoader>();
  const [isOpen, preview] = useDisclosure(false);
  return (
    <>
      <RecordList
        title={routingMessages.title()}
        list={useList(shape)}
        filters={[]}
        name="lead-rules"
        label={routingMessages.title()}
        columns={columnsOf(choices)}
        answer={answer}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty={{ title: routingMessages.none() }}
        actions={actionsOf(choices)}
        onReorder={(ids) => calls.orderLeadRules({ ids })}
        also={
          <Button variant="default" onClick={preview.open}>
            {routingMessages.preview()}
          </Button>
        }
        creation={{
          label: routingMessages.add(),
          schema: leadRuleEndpoints.createLeadRule,
          sections: ruleSections(choices, true),
          record: newRule,
          nameOf: ({ name }) => String(name),
          save: (given, key) => calls.createLeadRule(given as { name: string }, key),
        }}
      />
      <RoutePreview
        isOpen={isOpen}
        onClose={preview.close}
        choices={choices}
        ask={calls.previewLeadRoute}
      />
    </>
  );
}
