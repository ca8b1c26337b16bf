import {
  leadsChanged,
  stageLists,
  stagePermissions,
  UNCLAIMED,
  type WireListedLead,
} from '@homestead/contract/leads';
import { lazy } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { requireStaff, useStaffSession } from '#accounts';
import { DataTable, DeskPage, DeskSkeleton, useList } from '#desk';
import { plainPath, useLiveRefresh } from '#platform';
import { leadBulkActions } from '../bulk/lead-bulk-actions.tsx';
import { RecentBulkButton } from '../bulk/recent-bulk-button.tsx';
import { leadListMessages } from '../messages/lead-list.ts';
import { AddLead } from '../record/add-lead.tsx';
import { useKeptLeadOrder } from '../record/lead-order.ts';
import { ConditionBar } from './condition-bar.tsx';
import { InlineChoice } from './inline-choice.tsx';
import { leadShape, readAsked, readConditions, writeConditions } from './lead-address.ts';
import { leadColumns, leadName } from './lead-columns.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { leadLists, readLeadFields } from './lead-list-client.ts';
import { SmartLists } from './smart-lists.tsx';

export { DeskFailure as ErrorBoundary, reloadUnlessPeeking as shouldRevalidate } from '#desk';

const LeadPeek = lazy(() => import('./lead-peek.tsx'));

/** The code of the stage that a path lists; null for all leads. */
function stageOf(pathname: string): string | null {
  const [, , name, own] = plainPath(pathname).split('/');
  if (!name) return null;
  if (name === 'stage') return decodeURIComponent(own ?? '');
  return (stageLists as Record<string, readonly string[]>)[name]?.[0] ?? null;
}

export function meta() {
  return [{ title: leadListMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireStaff(args, null);
  const stage = stageOf(new URL(args.request.url).pathname);
  const opening = stage === null ? [] : stagePermissions(stage);
  const isOpen = opening.length === 0 || opening.some((key) => session.permissions.includes(key));
  if (!isOpen) await requireStaff(args, opening[0] ?? null);
  return null;
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(url);
  const stage = stageOf(pathname);
  const [leads, fields] = await Promise.all([
    leadLists.getLeads(readAsked(searchParams, stage), { signal }),
    readLeadFields(),
  ]);
  return { stage, leads, fields };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={leadListMessages.title()} />;
}

/** The leads that the viewer may see, all of them or those of one stage. */
export default function LeadListPage() {
  const { stage, leads, fields } = useLoaderData<typeof clientLoader>();
  const { permissions } = useStaffSession();
  const { revalidate } = useRevalidator();
  useLiveRefresh(leadsChanged);
  const plain = useList(leadShape);
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const conditions = readConditions(params);
  const list = {
    ...plain,
    isFiltered: plain.isFiltered || conditions.length > 0,
    clear: () =>
      plain.change({
        ...Object.fromEntries(Object.keys(plain.query.filters).map((name) => [name, null])),
        ...{ where: null, list: null },
      }),
  };
  const { page, per_page: pageSize, total_records: total } = leads.paginator;
  const columns = leadColumns(fields.data, (field, lead) => {
    const isEditable =
      field.kind === 'choice' && field.edits !== null && lead.abilities.includes('edit');
    if (!isEditable || lead.fixedColumns.includes(field.key)) return null;
    return <InlineChoice field={field} lead={lead} onChanged={revalidate} />;
  });
  const title =
    stage === UNCLAIMED
      ? leadListMessages.claimTitle()
      : (fields.stages.find(({ code }) => code === stage)?.name ?? leadListMessages.title());
  useKeptLeadOrder(
    leads.data.map(({ id }) => id),
    title,
  );
  return (
    <DeskPage
      title={title}
      actions={
        <>
          <RecentBulkButton onUndone={revalidate} />
          <AddLead />
        </>
      }
    >
      <SmartLists stage={stage} path={pathname} loaded={leads} />
      <LeadFilters list={list} fields={fields.data} />
      <ConditionBar
        fields={fields.data}
        conditions={conditions}
        onChange={(changed) => list.change({ where: writeConditions(changed) })}
      />
      <DataTable
        name="leads"
        label={title}
        columns={columns}
        rows={leads.data}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/leads/${id}`}
        rowName={leadName}
        peek={(lead) => (
          <LeadPeek key={lead.id} lead={lead} columns={columns} onDone={revalidate} />
        )}
        list={list}
        paging={{ page, pageSize, total }}
        actions={leadBulkActions<WireListedLead>(permissions)}
        onDone={revalidate}
        empty={
          list.isFiltered
            ? { title: leadListMessages.noMatch(), isNoMatch: true }
            : stage === null
              ? { title: leadListMessages.none(), text: leadListMessages.noneHint() }
              : { title: leadListMessages.noneOfStage() }
        }
      />
    </DeskPage>
  );
}
