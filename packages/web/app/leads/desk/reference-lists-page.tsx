import {
  REFERENCE_ENTRIES_MAX,
  referenceCalls,
  referenceEndpoints,
  type WireReferenceEntry,
} from '@homestead/contract/leads';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { personApi, requireStaff } from '#accounts';
import {
  type Column,
  DeskSkeleton,
  editAction,
  type FormKey,
  forgetAnswers,
  type ListShape,
  type RecordAction,
  RecordList,
  readList,
  retireActions,
  useList,
} from '#desk';
import { ApiError, createClient, instantDateText, UNKNOWN } from '#platform';
import { referenceMessages } from './messages/reference-lists.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const references = createClient<typeof referenceEndpoints>(referenceCalls, personApi);
const shape: ListShape<'list', never> = { filters: { list: () => true }, sorts: [] };
const pageSize = REFERENCE_ENTRIES_MAX;

const titleOf = ({ display }: WireReferenceEntry) => display;
const historyOf = ({ id }: WireReferenceEntry) => ({
  ask: (page: number, signal?: AbortSignal) =>
    references.getReferenceEntryHistory({ id, page }, { ...(signal && { signal }) }),
  undo: (change: number, key: FormKey) => references.undoReferenceEntryChange({ id, change }, key),
});

const actions: readonly RecordAction<WireReferenceEntry>[] = [
  editAction({
    titleOf,
    schema: referenceEndpoints.updateReferenceEntry,
    fields: ['display'],
    save: references.updateReferenceEntry,
    history: historyOf,
  }),
  ...retireActions<WireReferenceEntry>({
    titleOf,
    setRetired: ({ id, version }, isRetired) =>
      references.updateReferenceEntry({ id, version, isRetired }),
    history: historyOf,
  }),
];

export function meta() {
  return [{ title: referenceMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  return null;
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, page } = readList(shape, new URL(url).searchParams);
  const list = filters.list ?? 'lead-stages';
  // Each change loads this page again: forms ask for the lists once more.
  forgetAnswers('reference-lists');
  try {
    const [lists, entries, sources] = await Promise.all([
      references.listReferenceLists({}, { signal }),
      references.listReferenceEntries({ list, page, pageSize }, { signal }),
      references.listReferenceEntries({ list: 'lead-sources', pageSize }, { signal }),
    ]);
    return { list, lists: lists.data, entries, sources: sources.data };
  } catch (error) {
    // An address that names no list shows the first one.
    if (error instanceof ApiError && error.status === 404) throw redirect('/reference-lists');
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={referenceMessages.title()} />;
}

/** The reference lists: staff read them, and people with the permission change them. */
export default function ReferenceListsPage() {
  const { list, lists, entries, sources } = useLoaderData<typeof clientLoader>();
  const choices = lists.map(({ key, label }) => ({ value: key, label }));
  const isUnderSource = list === 'lead-sub-sources';
  const offered = sources.filter(({ retiredAt }) => retiredAt === null);
  const parentId = {
    name: 'parentId',
    isRequired: true,
    choices: offered.map(({ id, display }) => ({ value: id, label: display })),
  };
  const columns: Column<WireReferenceEntry>[] = [
    { id: 'display', label: referenceMessages.name, cell: ({ display }) => display },
    {
      id: 'retired',
      label: referenceMessages.retired,
      cell: ({ retiredAt }) => (retiredAt ? instantDateText(retiredAt) : UNKNOWN),
    },
  ];
  const source: Column<WireReferenceEntry> = {
    id: 'source',
    label: referenceMessages.source,
    cell: (entry) => sources.find(({ id }) => id === entry.parentId)?.display ?? UNKNOWN,
  };
  return (
    <RecordList
      title={referenceMessages.title()}
      list={useList(shape)}
      filters={[{ kind: 'choice', name: 'list', label: referenceMessages.list(), choices }]}
      name={isUnderSource ? 'sub-sources' : 'reference-lists'}
      label={lists.find(({ key }) => key === list)?.label ?? list}
      columns={isUnderSource ? [...columns, source] : columns}
      answer={entries}
      rowId={({ id }) => id}
      rowName={titleOf}
      empty={{ title: referenceMessages.none() }}
      actions={actions}
      onReorder={(ids) => references.orderReferenceList({ list, ids })}
      creation={{
        label: referenceMessages.add(),
        schema: referenceEndpoints.createReferenceEntry,
        fields: isUnderSource ? ['display', parentId] : ['display'],
        nameOf: ({ display }) => String(display),
        save: (fields, key) =>
          references.createReferenceEntry({ ...(fields as { display: string }), list }, key),
      }}
    />
  );
}
