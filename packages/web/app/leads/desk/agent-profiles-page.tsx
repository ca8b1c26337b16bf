import {
  agentHref,
  agentLanguages,
  agentProfileCalls,
  agentProfileEndpoints,
  agentSpecialties,
  agentStyles,
  type WireAgentProfile,
} from '@homestead/contract/leads';
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
  type FieldHints,
  type ListShape,
  type RecordAction,
  readList,
  useList,
} from '#desk';
import { createClient, UNKNOWN } from '#platform';
import { agentProfileMessages } from './messages/agent-profiles.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const profiles = createClient<typeof agentProfileEndpoints>(agentProfileCalls, personApi);
const shape: ListShape<never, never> = { filters: {}, sorts: [] };
const list = new Intl.ListFormat('en-US');

const several = (name: string, values: readonly string[]): FieldHints => ({
  name,
  kind: 'many',
  choices: values.map((value) => ({ value, label: value })),
});
const fields: (string | FieldHints)[] = [
  'isPublished',
  { name: 'about', kind: 'lines' },
  { name: 'aboutEs', kind: 'lines', hint: () => agentProfileMessages.aboutEsHint() },
  { name: 'areas', kind: 'many', hint: () => agentProfileMessages.areasHint() },
  several('languages', agentLanguages),
  several('specialties', agentSpecialties),
  several('styles', agentStyles),
  { name: 'priceFromCents', kind: 'dollars', hint: () => agentProfileMessages.priceHint() },
  { name: 'priceToCents', kind: 'dollars' },
  { name: 'mlsId', hint: () => agentProfileMessages.mlsIdHint() },
];

const actions: readonly RecordAction<WireAgentProfile>[] = [
  editAction({
    titleOf: ({ name }) => name,
    schema: agentProfileEndpoints.updateAgentProfile,
    fields,
    save: profiles.updateAgentProfile,
    history: ({ id }) => ({
      ask: (page, signal) =>
        profiles.getAgentProfileHistory({ id, page }, { ...(signal && { signal }) }),
      undo: (change) => profiles.undoAgentProfileChange({ id, change }),
    }),
  }),
];

const columns: Column<WireAgentProfile>[] = [
  { id: 'name', label: agentProfileMessages.name, cell: ({ name }) => name },
  {
    id: 'page',
    label: agentProfileMessages.page,
    isTop: true,
    cell: ({ slug, isPublished }) =>
      slug && isPublished ? (
        <a href={agentHref(slug)}>{agentProfileMessages.open()}</a>
      ) : (
        agentProfileMessages.hidden()
      ),
  },
  {
    id: 'areas',
    label: agentProfileMessages.areas,
    cell: ({ areas }) => list.format(areas) || UNKNOWN,
  },
  {
    id: 'languages',
    label: agentProfileMessages.languages,
    cell: ({ languages }) => list.format(languages) || UNKNOWN,
  },
  { id: 'mls', label: agentProfileMessages.mlsId, cell: ({ mlsId }) => mlsId ?? UNKNOWN },
];

export function meta() {
  return [{ title: agentProfileMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return profiles.listAgentProfiles({ page }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={agentProfileMessages.title()} />;
}

/** /agent-profiles: an agent's own public page, and those that an admin looks after. */
export default function AgentProfilesPage() {
  const { data, ...paging } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <DeskPage title={agentProfileMessages.title()}>
      <DataTable
        name="agent-profiles"
        label={agentProfileMessages.title()}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        list={useList(shape)}
        paging={paging}
        actions={actions}
        onDone={revalidate}
        empty={{ title: agentProfileMessages.none() }}
      />
    </DeskPage>
  );
}
