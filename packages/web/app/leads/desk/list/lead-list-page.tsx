import { leadsChanged, stageLists, stagePermissions, UNCLAIMED } from '@homestead/contract/leads';
import { Suspense } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { requireStaff } from '#accounts';
import { DeskPage, DeskSkeleton, lazyPart, TableSkeleton, useList } from '#desk';
import { plainPath, useLiveRefresh } from '#platform';
import { RecentBulkButton } from '../bulk/recent-bulk-button.tsx';
import { createdDays, daysText } from '../dashboard/days-text.ts';
import { leadListMessages } from '../messages/lead-list.ts';
import { AddLead } from '../record/add-lead.tsx';
import { AddCondition, ConditionBar } from './condition-bar.tsx';
import {
  areaHref,
  leadShape,
  lenderStatusHref,
  narrowedSearch,
  readAsked,
  readConditions,
  readView,
  writeConditions,
} from './lead-address.ts';
import { LeadFilters } from './lead-filters.tsx';
import { leadLists, leadViews, readLeadFields } from './lead-list-client.ts';
import { LeadTable } from './lead-table.tsx';
import { SmartLists } from './smart-lists.tsx';
import { ViewChoice } from './view-choice.tsx';

export { DeskFailure as ErrorBoundary, reloadUnlessPeeking as shouldRevalidate } from '#desk';

const LeadBoard = lazyPart(() => import('./lead-board.tsx'));
const LeadAreas = lazyPart(() => import('./lead-areas.tsx'));

const boardOf = { board: 'stage', lenders: 'lenderStatus' } as const;

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
  const view = readView(searchParams, stage);
  const asked = readAsked(searchParams, stage);
  const { filter, conditions } = asked;
  const [shown, fields] = await Promise.all([
    view === 'board' || view === 'lenders'
      ? leadViews
          .getLeadBoard({ filter, conditions, by: boardOf[view] }, { signal })
          .then((board) => ({ board, by: boardOf[view] }))
      : view === 'map'
        ? leadViews.getLeadAreas({ filter, conditions }, { signal }).then((areas) => ({ areas }))
        : leadLists.getLeads(asked, { signal }).then((leads) => ({ leads })),
    readLeadFields(),
  ]);
  return { stage, view, shown, fields };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={leadListMessages.title()} />;
}

/** The leads that the viewer may see, all of them or those of one stage. */
export default function LeadListPage() {
  const { stage, view, shown, fields } = useLoaderData<typeof clientLoader>();
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
  const created = createdDays(conditions);
  const title =
    stage === UNCLAIMED
      ? leadListMessages.claimTitle()
      : (fields.stages.find(({ code }) => code === stage)?.name ?? leadListMessages.title());
  return (
    <DeskPage
      title={title}
      below={
        created && <p className="quiet">{leadListMessages.created({ days: daysText(created) })}</p>
      }
      actions={
        <>
          {stage === null && (
            <ViewChoice
              fields={fields}
              view={view}
              onView={(name) => list.change({ view: name === 'list' ? null : name })}
            />
          )}
          <RecentBulkButton onUndone={revalidate} />
          <AddLead />
        </>
      }
    >
      <SmartLists stage={stage} path={pathname} loaded={shown} />
      <LeadFilters list={list} fields={fields.data} stage={stage}>
        <AddCondition
          fields={fields.data}
          onAdd={(one) => list.change({ where: writeConditions([...conditions, one]) })}
        />
      </LeadFilters>
      <ConditionBar
        searched={list.query.filters.search ?? ''}
        onWords={(words) =>
          list.change({
            search: null,
            where: writeConditions([
              ...conditions,
              { field: 'words', is: 'contains', values: [words] },
            ]),
          })
        }
        fields={fields.data}
        conditions={conditions}
        onChange={(changed) => list.change({ where: writeConditions(changed) })}
      />
      {!('leads' in shown) && (
        <div className="above-4">
          <Suspense fallback={<TableSkeleton columns={4} />}>
            {'board' in shown && (
              <LeadBoard
                board={shown.board}
                by={shown.by}
                title={title}
                hrefOf={({ id, path }) =>
                  path === null ? lenderStatusHref(params, id) : `${path}${narrowedSearch(params)}`
                }
                onDone={revalidate}
              />
            )}
            {'areas' in shown && (
              <LeadAreas areas={shown.areas} hrefOf={(area) => areaHref(params, area)} />
            )}
          </Suspense>
        </div>
      )}
      {'leads' in shown && (
        <LeadTable {...{ leads: shown.leads, fields, list, title, stage }} onDone={revalidate} />
      )}
    </DeskPage>
  );
}
