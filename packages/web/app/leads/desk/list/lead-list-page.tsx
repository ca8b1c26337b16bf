import {
  type BoardKind,
  leadsChanged,
  stageLists,
  stagePermissions,
  UNCLAIMED,
} from '@homestead/contract/leads';
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
import { DeskPage, DeskSkeleton, lazyPart, readProblem, TableSkeleton, useList } from '#desk';
import { plainPath, useLiveRefresh } from '#platform';
import { RecentBulkButton } from '../bulk/recent-bulk-button.tsx';
import { createdDays, daysText } from '../dashboard/days-text.ts';
import { leadListMessages } from '../messages/lead-list.ts';
import { AddLead } from '../record/add-lead.tsx';
import { AddCondition, ConditionBar } from './condition-bar.tsx';
import {
  areaHref,
  type LeadViewName,
  leadShape,
  lenderStatusHref,
  narrowedSearch,
  narrowingNames,
  readAsked,
  readConditionParts,
  readConditions,
  readView,
  whereWith,
  whereWithout,
} from './lead-address.ts';
import { LeadFilters } from './lead-filters.tsx';
import {
  type LeadAreasAnswer,
  type LeadBoardAnswer,
  type LeadsAnswer,
  leadLists,
  leadViews,
  noLeads,
  readLeadFields,
} from './lead-list-client.ts';
import { LeadTable } from './lead-table.tsx';
import { SmartLists } from './smart-lists.tsx';
import { refusedFilters, unusableIn } from './unusable-filters.ts';
import { ViewChoice } from './view-choice.tsx';

export { DeskFailure as ErrorBoundary, reloadUnlessPeeking as shouldRevalidate } from '#desk';

const LeadBoard = lazyPart(() => import('./lead-board.tsx'));
const LeadAreas = lazyPart(() => import('./lead-areas.tsx'));

const noneShown: Shown = { leads: noLeads };

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
  const fields = readLeadFields();
  // Without a filter that isn’t understood, the list would have leads that weren’t asked for.
  const unusable = unusableIn(searchParams);
  if (unusable) return { stage, view, shown: noneShown, fields: await fields, unusable };
  try {
    const shown = await readShown(view, readAsked(searchParams, stage), signal);
    return { stage, view, shown, fields: await fields, unusable: null };
  } catch (error) {
    const refused = refusedFilters(readProblem(error), searchParams);
    if (!refused) throw error;
    return { stage, view, shown: noneShown, fields: await fields, unusable: refused };
  }
}
clientLoader.hydrate = true as const;

type Shown =
  | { leads: LeadsAnswer }
  | { areas: LeadAreasAnswer }
  | { board: LeadBoardAnswer; by: BoardKind };

/** What a view shows of the leads that were asked for. */
async function readShown(
  view: LeadViewName,
  asked: ReturnType<typeof readAsked>,
  signal: AbortSignal,
): Promise<Shown> {
  const { filter, conditions } = asked;
  if (view === 'board' || view === 'lenders') {
    const by = boardOf[view];
    return { board: await leadViews.getLeadBoard({ filter, conditions, by }, { signal }), by };
  }
  if (view === 'map')
    return { areas: await leadViews.getLeadAreas({ filter, conditions }, { signal }) };
  return { leads: await leadLists.getLeads(asked, { signal }) };
}

export function HydrateFallback() {
  return <DeskSkeleton title={leadListMessages.title()} />;
}

/** The leads that the viewer may see, all of them or those of one stage. */
export default function LeadListPage() {
  const { stage, view, shown, fields, unusable } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useLiveRefresh(leadsChanged);
  const plain = useList(leadShape);
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const conditions = readConditions(params);
  const list = {
    ...plain,
    isFiltered: plain.isFiltered || conditions.length > 0 || unusable !== null,
    clear: () =>
      plain.change(Object.fromEntries([...narrowingNames, 'list'].map((name) => [name, null]))),
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
      <SmartLists stage={stage} path={pathname} loaded={shown} mayKeep={unusable === null} />
      <LeadFilters list={list} fields={fields.data} stage={stage}>
        <AddCondition
          fields={fields.data}
          onAdd={(one) => list.change({ where: whereWith(params, one) })}
        />
      </LeadFilters>
      <ConditionBar
        searched={list.query.filters.search ?? ''}
        onWords={(words) =>
          list.change({
            search: null,
            where: whereWith(params, { field: 'words', is: 'contains', values: [words] }),
          })
        }
        fields={fields.data}
        parts={readConditionParts(params)}
        unusable={unusable}
        onRemove={(index) => list.change({ where: whereWithout(params, index) })}
        onRemoveFilter={(name) => list.change({ [name]: null })}
      />
      {!('leads' in shown) && (
        <div className="above-4">
          <Suspense fallback={<TableSkeleton columns={4} />}>
            {'board' in shown && (
              <LeadBoard
                board={shown.board}
                by={shown.by}
                fields={fields.data}
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
        <LeadTable
          {...{ leads: shown.leads, fields, list, title, stage, unusable }}
          onDone={revalidate}
        />
      )}
    </DeskPage>
  );
}
