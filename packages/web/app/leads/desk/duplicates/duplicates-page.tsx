import { PAIRED_LEADS, type WireDuplicatePair } from '@homestead/contract/leads';
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
  type ListShape,
  type RecordAction,
  readList,
  useList,
} from '#desk';
import { duplicateMessages } from '../messages/duplicates.ts';
import { comparePath } from './compare-path.ts';
import { duplicates } from './duplicate-client.ts';
import { duplicateColumns, pairName, sidesOf } from './duplicate-columns.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

const shape: ListShape<never, never> = { filters: {}, sorts: [] };

export function meta() {
  return [{ title: duplicateMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-merge');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return duplicates.listDuplicates({ page }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={duplicateMessages.title()} />;
}

const compareOf = (pair: WireDuplicatePair) => {
  const [one, other] = sidesOf(pair);
  return comparePath(one.id, other.id);
};

const actions: readonly RecordAction<WireDuplicatePair>[] = [
  {
    name: 'compare',
    ability: null,
    label: duplicateMessages.compare,
    isInRow: true,
    isPrimary: true,
    path: compareOf,
  },
  {
    name: 'dismiss',
    label: duplicateMessages.dismiss,
    isInRow: true,
    async run(pair) {
      const [one, other] = sidesOf(pair);
      const leads = { leadId: one.id, otherLeadId: other.id };
      await duplicates.setLeadsDistinct({ ...leads, isDistinct: true });
      return {
        message: duplicateMessages.dismissed({ pair: pairName(pair) }),
        undo: () => duplicates.setLeadsDistinct({ ...leads, isDistinct: false }),
      };
    },
  },
];

/** /duplicates: leads that may be the same person, with the reasons. */
export default function DuplicatesPage() {
  const { data, hiddenColumns, ...paging } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <DeskPage
      title={duplicateMessages.title()}
      below={<p className="quiet">{duplicateMessages.among({ count: PAIRED_LEADS })}</p>}
    >
      <DataTable
        name="duplicates"
        label={duplicateMessages.title()}
        columns={duplicateColumns(hiddenColumns)}
        rows={data}
        rowId={({ id }) => id}
        rowHref={compareOf}
        rowName={pairName}
        list={useList(shape)}
        paging={paging}
        actions={actions}
        onDone={revalidate}
        empty={{
          title: duplicateMessages.none(),
          text: duplicateMessages.noneHint(),
          isNoMatch: false,
        }}
      />
    </DeskPage>
  );
}
