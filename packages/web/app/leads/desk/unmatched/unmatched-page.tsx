import { unmatchedMoved } from '@homestead/contract/leads';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  DataTable,
  DeskPage,
  DeskSkeleton,
  FilterBar,
  type ListShape,
  readList,
  useList,
} from '#desk';
import { useLiveRefresh } from '#platform';
import { unmatchedMessages } from '../messages/unmatched.ts';
import { unmatchedActions } from './unmatched-actions.tsx';
import { unmatched } from './unmatched-client.ts';
import { senderOf, unmatchedColumns } from './unmatched-columns.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

const states = { waiting: unmatchedMessages.waiting, removed: unmatchedMessages.removed };
type State = keyof typeof states;
const shape: ListShape<'state', never> = {
  filters: { state: (value) => Object.hasOwn(states, value) },
  sorts: [],
};

export function meta() {
  return [{ title: unmatchedMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-assign-all');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, page } = readList(shape, new URL(url).searchParams);
  const state = filters.state as State | undefined;
  return unmatched.listUnmatched({ ...(state && { state }), page }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={unmatchedMessages.title()} />;
}

/** /unmatched-messages: emails and texts that came in and matched no lead. */
export default function UnmatchedPage() {
  const { data, ...paging } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useLiveRefresh(unmatchedMoved);
  const list = useList(shape);
  const isRemoved = list.query.filters.state === 'removed';
  return (
    <DeskPage title={unmatchedMessages.title()}>
      <FilterBar
        list={list}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: unmatchedMessages.state(),
            choices: Object.entries(states).map(([value, label]) => ({ value, label: label() })),
          },
        ]}
      />
      <DataTable
        name="unmatched-messages"
        label={unmatchedMessages.title()}
        columns={unmatchedColumns}
        rows={data}
        rowId={({ id }) => id}
        rowName={senderOf}
        list={list}
        paging={paging}
        actions={unmatchedActions}
        onDone={revalidate}
        empty={{
          title: isRemoved ? unmatchedMessages.noneRemoved() : unmatchedMessages.noneWaiting(),
          isNoMatch: false,
        }}
      />
    </DeskPage>
  );
}
