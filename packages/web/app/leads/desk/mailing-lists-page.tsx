import {
  type MailingList,
  mailingListCalls,
  type mailingListEndpoints,
  mailingLists,
  type SubscriberState,
  subscriberStates,
  type WireSubscriber,
} from '@homestead/contract/leads';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { personApi, requireStaff } from '#accounts';
import {
  Ago,
  addingAt,
  type Column,
  DataTable,
  DeskPage,
  DeskSkeleton,
  FilterBar,
  type ListShape,
  readList,
  sayProblem,
  useList,
} from '#desk';
import { createClient, saveFile, UNKNOWN } from '#platform';
import { mailingListMessages } from './messages/mailing-lists.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const calls = createClient<typeof mailingListEndpoints>(mailingListCalls, personApi);

const lists: Record<MailingList, () => string> = {
  newsletter: mailingListMessages.newsletter,
  app: mailingListMessages.app,
};
const states: Record<SubscriberState, () => string> = {
  confirmed: mailingListMessages.isConfirmed,
  waiting: mailingListMessages.isWaiting,
  stopped: mailingListMessages.isStopped,
};
const shape: ListShape<'list' | 'state', never> = {
  filters: {
    list: (value) => Object.hasOwn(lists, value),
    state: (value) => Object.hasOwn(states, value),
  },
  sorts: [],
};

const columns: readonly Column<WireSubscriber>[] = [
  {
    id: 'email',
    label: mailingListMessages.email,
    isLong: true,
    cell: ({ email }) => email ?? UNKNOWN,
  },
  { id: 'name', label: mailingListMessages.name, cell: ({ name }) => name || UNKNOWN },
  { id: 'list', label: mailingListMessages.list, isTop: true, cell: ({ list }) => lists[list]() },
  {
    id: 'state',
    label: mailingListMessages.state,
    isTop: true,
    cell: ({ state }) => states[state](),
  },
  { id: 'asked', label: mailingListMessages.asked, cell: ({ askedAt }) => <Ago at={askedAt} /> },
  {
    id: 'since',
    label: mailingListMessages.since,
    cell: ({ confirmedAt }) => (confirmedAt ? <Ago at={confirmedAt} /> : UNKNOWN),
  },
  { id: 'page', label: mailingListMessages.page, cell: ({ page }) => page ?? UNKNOWN },
  { id: 'consent', label: mailingListMessages.consent, cell: ({ wording }) => wording },
];

const choicesOf = (labels: Record<string, () => string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: label() }));

export function meta() {
  return [{ title: mailingListMessages.lists() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'mailing-lists');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, page } = readList(shape, new URL(url).searchParams);
  const list = mailingLists.find((one) => one === filters.list);
  const state = subscriberStates.find((one) => one === filters.state);
  return calls.listSubscribers(
    { ...(list && { list }), ...(state && { state }), page },
    { signal },
  );
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={mailingListMessages.lists()} />;
}

/** /mailing-lists: who asked for which emails, and what they agreed to. */
export default function MailingListsPage() {
  const { data, ...paging } = useLoaderData<typeof clientLoader>();
  return (
    <DeskPage
      title={mailingListMessages.lists()}
      actions={
        <>
          {mailingLists.map((list) => (
            <button
              key={list}
              type="button"
              className="button"
              onClick={() => void download(list).catch(sayProblem)}
            >
              {mailingListMessages.download({ list: lists[list]() })}
            </button>
          ))}
          <Link className="button" to={addingAt('/newsletters?list=app')}>
            {mailingListMessages.writeAppNotice()}
          </Link>
        </>
      }
    >
      <FilterBar
        list={useList(shape)}
        filters={[
          {
            kind: 'choice',
            name: 'list',
            label: mailingListMessages.list(),
            any: mailingListMessages.anyList(),
            choices: choicesOf(lists),
          },
          {
            kind: 'choice',
            name: 'state',
            label: mailingListMessages.state(),
            any: mailingListMessages.anyState(),
            choices: choicesOf(states),
          },
        ]}
      />
      <DataTable
        name="mailing-lists"
        label={mailingListMessages.lists()}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        rowName={({ email, name }) => email ?? name}
        list={useList(shape)}
        paging={paging}
        empty={{ title: mailingListMessages.none(), isNoMatch: false }}
      />
    </DeskPage>
  );
}

/** Saves the people to email as a file. */
async function download(list: MailingList): Promise<void> {
  const { fileName, csv } = await calls.exportSubscribers({ list });
  saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
