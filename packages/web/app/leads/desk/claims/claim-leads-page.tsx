import { inquiriesMoved, leadsTaken, type WireClaimable } from '@homestead/contract/leads';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import { DataTable, DeskPage, DeskSkeleton, type ListShape, readList, useList } from '#desk';
import { useLiveRefresh } from '#platform';
import { leadKeys } from '../lead-keys.ts';
import { claimMessages } from '../messages/claims.ts';
import { claimAction } from './claim-action.ts';
import { claims } from './claim-client.ts';
import { claimColumns } from './claim-columns.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

const shape: ListShape<never, never> = { filters: {}, sorts: [] };

export function meta() {
  return [{ title: claimMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'claimcontact');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return claims.listClaimable({ page }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={claimMessages.title()} />;
}

/** /claim-leads: leads that nobody works, with their clocks, to take and to answer. */
export default function ClaimLeadsPage() {
  const { data, ...paging } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useLiveRefresh(inquiriesMoved);
  useLiveRefresh(leadsTaken);
  const claim = claimAction<WireClaimable>({
    nameOf: ({ name }) => name,
    key: leadKeys.claim,
    navigate,
  });
  return (
    <DeskPage title={claimMessages.title()}>
      <DataTable
        name="claim-leads"
        label={claimMessages.title()}
        columns={claimColumns}
        rows={data}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/leads/${id}`}
        rowName={({ name }) => name ?? claimMessages.thisLead()}
        list={useList(shape)}
        paging={paging}
        actions={[claim]}
        onDone={revalidate}
        empty={{
          title: claimMessages.none(),
          text: claimMessages.noneHint(),
          isNoMatch: false,
        }}
      />
    </DeskPage>
  );
}
