import { inquiriesMoved } from '@homestead/contract/leads';
import { dateAfter, localDate } from '@homestead/contract/platform';
import {
  type ClientLoaderFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { requireStaff } from '#accounts';
import { DeskPage, DeskPanel, DeskSkeleton } from '#desk';
import { useLiveRefresh } from '#platform';
import { readLeadFields } from '../list/lead-list-client.ts';
import { dashboardDeskMessages } from '../messages/dashboard.ts';
import { dashboards } from './dashboard-client.ts';
import {
  agentColumns,
  serviceColumns,
  sourceColumns,
  sourceName,
  stageColumns,
  stageName,
} from './dashboard-columns.tsx';
import { figureLists } from './figure-lists.ts';
import { Definitions, FigureTable } from './figure-table.tsx';
import { countText, durationText } from './figure-text.ts';
import { Figures } from './figures.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

const DAYS = 30;
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

export function meta() {
  return [{ title: dashboardDeskMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  const { permissions } = await requireStaff(args, null);
  return { setsCosts: permissions.includes('reference-lists') };
}

export async function clientLoader({
  request: { url, signal },
  serverLoader,
}: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(url);
  const [from, to] = [searchParams.get('from'), searchParams.get('to')];
  const last = isDay(to) ? to : localDate(new Date());
  const days = { from: isDay(from) ? from : dateAfter(last, 1 - DAYS), to: last };
  const [{ data }, { setsCosts }, fields] = await Promise.all([
    dashboards.getDashboard(days, { signal }),
    serverLoader<typeof loader>(),
    readLeadFields(),
  ]);
  return { data, setsCosts, fields };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={dashboardDeskMessages.title()} />;
}

const scopes = {
  own: dashboardDeskMessages.own,
  team: dashboardDeskMessages.team,
  all: dashboardDeskMessages.all,
};

/** /dashboard: clocks, speed, stages, sources, agents and equal service, by role. */
export default function DashboardPage() {
  const { data, setsCosts, fields } = useLoaderData<typeof clientLoader>();
  const listOf = figureLists(data, fields);
  useLiveRefresh(inquiriesMoved);
  const { from, to, scope, speed, stages, sources, agents, place, service } = data;
  const days = { from, to };
  const costsLink = setsCosts && <Link to="/source-costs">{dashboardDeskMessages.costs()}</Link>;
  return (
    <DeskPage
      title={dashboardDeskMessages.title()}
      below={<p className="quiet">{scopes[scope]()}</p>}
      actions={costsLink}
    >
      <Form className="row wrap gap-3 below-4" key={`${from} ${to}`}>
        <label>
          {dashboardDeskMessages.from()}{' '}
          <input type="date" name="from" defaultValue={from} required />
        </label>
        <label>
          {dashboardDeskMessages.to()} <input type="date" name="to" defaultValue={to} required />
        </label>
        <button type="submit" className="button">
          {dashboardDeskMessages.show()}
        </button>
      </Form>
      <Now now={data.now} />
      <DeskPanel title={dashboardDeskMessages.speed()}>
        <Figures
          figures={[
            { label: dashboardDeskMessages.asked(), value: countText(speed.asked) },
            { label: dashboardDeskMessages.answered(), value: countText(speed.answered) },
            { label: dashboardDeskMessages.median(), value: durationText(speed.medianMinutes) },
            { label: dashboardDeskMessages.slow(), value: durationText(speed.slowMinutes) },
            { label: dashboardDeskMessages.kept(), value: countText(speed.kept) },
            { label: dashboardDeskMessages.missed(), value: countText(speed.missed) },
            ...(place
              ? [
                  {
                    label: dashboardDeskMessages.place(),
                    value: dashboardDeskMessages.placeOf(place),
                  },
                ]
              : []),
          ]}
        />
        <Definitions
          sentences={[
            dashboardDeskMessages.definedAnswer(),
            ...(place ? [dashboardDeskMessages.definedPlace()] : []),
          ]}
        />
      </DeskPanel>
      {stages && (
        <FigureTable
          {...{ title: dashboardDeskMessages.stages(), table: 'stages', days, rows: stages }}
          columns={stageColumns(listOf)}
          rowId={({ id }) => id ?? 'none'}
          bars={stages.map((row) => ({ name: stageName(row), value: row.leads }))}
          defined={[dashboardDeskMessages.definedLeads()]}
          empty={dashboardDeskMessages.none()}
        />
      )}
      {sources && (
        <FigureTable
          {...{ title: dashboardDeskMessages.sources(), table: 'sources', days, rows: sources }}
          columns={sourceColumns(scope === 'all', listOf)}
          rowId={({ id }) => id ?? 'none'}
          bars={sources.map((row) => ({ name: sourceName(row), value: row.leads }))}
          defined={[
            dashboardDeskMessages.definedLeads(),
            ...(scope === 'all' ? [dashboardDeskMessages.definedCost()] : []),
          ]}
          empty={dashboardDeskMessages.none()}
        />
      )}
      {agents && (
        <FigureTable
          {...{ title: dashboardDeskMessages.agents(), table: 'agents', days, rows: agents }}
          columns={agentColumns(listOf)}
          rowId={({ id }) => id ?? 'none'}
          defined={[dashboardDeskMessages.definedAnswer(), dashboardDeskMessages.definedLeads()]}
          empty={dashboardDeskMessages.none()}
        />
      )}
      <FigureTable
        {...{ title: dashboardDeskMessages.service(), table: 'service', days, rows: service }}
        columns={serviceColumns}
        rowId={({ by, name }) => `${by} ${name ?? ''}`}
        defined={[dashboardDeskMessages.definedService(), dashboardDeskMessages.definedAnswer()]}
        empty={dashboardDeskMessages.noInquiries()}
      />
    </DeskPage>
  );
}

/** What waits this moment, each with its list. */
function Now({ now }: { now: Awaited<ReturnType<typeof clientLoader>>['data']['now'] }) {
  const isWorking = now.tasksToday !== null;
  const linked = (label: string, count: number | null, to: string) => ({
    label,
    value: countText(count),
    ...(isWorking && { to }),
  });
  const work = [
    linked(dashboardDeskMessages.tasksToday(), now.tasksToday, '/tasks?state=today'),
    linked(dashboardDeskMessages.tasksOverdue(), now.tasksOverdue, '/tasks?state=overdue'),
    linked(dashboardDeskMessages.toursToAnswer(), now.toursToAnswer, '/tour-requests'),
    linked(dashboardDeskMessages.toursAhead(), now.toursAhead, '/tour-requests'),
  ];
  return (
    <DeskPanel title={dashboardDeskMessages.now()}>
      <Figures
        figures={[
          linked(dashboardDeskMessages.running(), now.running, '/newleads'),
          linked(dashboardDeskMessages.overdue(), now.overdue, '/newleads'),
          ...(isWorking ? work : []),
        ]}
      />
    </DeskPanel>
  );
}
