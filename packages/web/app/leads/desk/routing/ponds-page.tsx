import { pondCalls, pondEndpoints, type WirePond } from '@homestead/contract/leads';
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
  type FieldHints,
  type ListShape,
  type RecordAction,
  RecordList,
  readList,
  retireActions,
  useList,
} from '#desk';
import { createClient, instantDateText, UNKNOWN } from '#platform';
import { routingMessages } from '../messages/routing.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const calls = createClient<typeof pondEndpoints>(pondCalls, personApi);
const shape: ListShape<never, never> = { filters: {}, sorts: [] };

type People = readonly { id: string; name: string }[];

const titleOf = ({ name }: WirePond) => name;
const historyOf = ({ id }: WirePond) => ({
  ask: (page: number, signal?: AbortSignal) =>
    calls.getPondHistory({ id, page }, { ...(signal && { signal }) }),
  undo: (change: number) => calls.undoPondChange({ id, change }),
});
const fieldsOf = (people: People): (string | FieldHints)[] => [
  'name',
  { name: 'claimLimit', hint: routingMessages.capacityHint() },
  {
    ...{ name: 'members', kind: 'many' },
    choices: people.map(({ id, name }) => ({ value: id, label: name })),
  },
];
const actionsOf = (people: People): readonly RecordAction<WirePond>[] => [
  editAction({
    titleOf,
    schema: pondEndpoints.updatePond,
    fields: fieldsOf(people),
    save: calls.updatePond,
    history: historyOf,
  }),
  ...retireActions<WirePond>({
    titleOf,
    setRetired: ({ id, version }, isRetired) => calls.updatePond({ id, version, isRetired }),
    history: historyOf,
  }),
];

const list = new Intl.ListFormat('en-US', { type: 'unit' });
const columns: Column<WirePond>[] = [
  { id: 'name', label: routingMessages.name, cell: titleOf },
  {
    id: 'members',
    label: routingMessages.members,
    isTop: true,
    isLong: true,
    cell: ({ members }) =>
      members.length === 0 ? routingMessages.nobody() : list.format(members.map((one) => one.name)),
  },
  {
    id: 'limit',
    label: routingMessages.claimLimit,
    cell: ({ claimLimit }) => claimLimit ?? routingMessages.noLimit(),
  },
  { id: 'waiting', label: routingMessages.waiting, cell: ({ waiting }) => waiting },
  {
    id: 'retired',
    label: routingMessages.retired,
    cell: ({ retiredAt }) => (retiredAt ? instantDateText(retiredAt) : UNKNOWN),
  },
];

export function meta() {
  return [{ title: routingMessages.pondsTitle() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-routing');
  return null;
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return calls.listPonds({ page }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={routingMessages.pondsTitle()} />;
}

/** /ponds: pools of leads that their members share. */
export default function PondsPage() {
  const { people, ...answer } = useLoaderData<typeof clientLoader>();
  return (
    <RecordList
      title={routingMessages.pondsTitle()}
      list={useList(shape)}
      filters={[]}
      name="ponds"
      label={routingMessages.pondsTitle()}
      columns={columns}
      answer={answer}
      rowId={({ id }) => id}
      rowName={titleOf}
      empty={{ title: routingMessages.pondsNone() }}
      actions={actionsOf(people)}
      creation={{
        label: routingMessages.addPond(),
        schema: pondEndpoints.createPond,
        fields: fieldsOf(people),
        nameOf: ({ name }) => String(name),
        save: (given, key) => calls.createPond(given as { name: string }, key),
      }}
    />
  );
}
