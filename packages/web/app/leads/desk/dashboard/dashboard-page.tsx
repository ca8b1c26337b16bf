import { DASHBOARD_DAYS_MAX, inquiriesMoved } from '@homestead/contract/leads';
import { dateAfter, isDay, localDate } from '@homestead/contract/platform';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { requireStaff } from '#accounts';
import { DeskPage, DeskSkeleton } from '#desk';
import { useLiveRefresh } from '#platform';
import { readLeadFields } from '../list/lead-list-client.ts';
import { dashboardDeskMessages } from '../messages/dashboard.ts';
import styles from './dashboard.module.css';
import { dashboards } from './dashboard-client.ts';
import {
  agentColumns,
  namedCountColumns,
  serviceColumns,
  sourceColumns,
} from './dashboard-columns.tsx';
import { Dates } from './dates.tsx';
import { daysText } from './days-text.ts';
import { figureLists } from './figure-lists.ts';
import { FigureTable } from './figure-table.tsx';
import { NowPanel } from './now-panel.tsx';
import { SpeedPanel } from './speed-panel.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

const DAYS = 30;

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
  const [from = '', to = ''] = ['from', 'to'].map((name) => searchParams.get(name) ?? '');
  const days = spanOf(from, to);
  const [{ data }, { setsCosts }, fields] = await Promise.all([
    dashboards.getDashboard(days, { signal }),
    serverLoader<typeof loader>(),
    readLeadFields(),
  ]);
  return { data, setsCosts, fields };
}
clientLoader.hydrate = true as const;

/** The days of an address, in their order and no more than are counted; else the last 30. */
function spanOf(from: string, to: string): { from: string; to: string } {
  const last = isDay(to) ? to : localDate(new Date());
  const first = isDay(from) ? from : dateAfter(last, 1 - DAYS);
  const [start, end] = first <= last ? [first, last] : [last, first];
  const earliest = dateAfter(end, 1 - DASHBOARD_DAYS_MAX);
  return { from: start < earliest ? earliest : start, to: end };
}

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
  const { from, to, scope, speed, stages, lenderStatuses, sources, agents, place, service } = data;
  const days = { from, to };
  const { leadsByDate } = data;
  const covered = { days, covers: daysText(days) };
  const leadsCovered = {
    ...{ days, covers: leadsByDate ? covered.covers : dashboardDeskMessages.allDates() },
  };
  const seen = { listOf, clients: stages !== null };
  const [definedLeads, noLeads] = leadsByDate
    ? [dashboardDeskMessages.definedLeads(), dashboardDeskMessages.none()]
    : [dashboardDeskMessages.definedAllLeads(), dashboardDeskMessages.noLeads()];
  const hasNone = [data.now.running, data.now.quiet, stages, lenderStatuses, sources].every(
    (part) => part === null,
  );
  const costsLink = setsCosts && <Link to="/source-costs">{dashboardDeskMessages.costs()}</Link>;
  return (
    <DeskPage
      title={dashboardDeskMessages.title()}
      below={<p className="quiet">{scopes[scope]()}</p>}
      actions={costsLink}
    >
      {(leadsByDate || speed) && <Dates {...days} />}
      {hasNone && <p className="quiet">{dashboardDeskMessages.noFigures()}</p>}
      <div className={styles.pair}>
        <NowPanel now={data.now} scope={scope} />
        {speed && <SpeedPanel speed={speed} place={place} days={days} />}
      </div>
      <div className={styles.pair}>
        {stages && (
          <FigureTable
            {...{ title: dashboardDeskMessages.stages(), table: 'stages', rows: stages }}
            {...leadsCovered}
            columns={namedCountColumns('stage', listOf)}
            rowId={({ id }) => id ?? 'none'}
            bar={({ leads }) => leads}
            defined={[definedLeads]}
            empty={noLeads}
          />
        )}
        {lenderStatuses && (
          <FigureTable
            {...{ title: dashboardDeskMessages.lenderStatuses(), table: 'lender-statuses' }}
            {...leadsCovered}
            rows={lenderStatuses}
            columns={namedCountColumns('lenderStatus', listOf)}
            rowId={({ id }) => id ?? 'none'}
            bar={({ leads }) => leads}
            defined={[
              leadsByDate
                ? dashboardDeskMessages.definedLoans()
                : dashboardDeskMessages.definedAllLoans(),
            ]}
            empty={noLeads}
          />
        )}
      </div>
      {sources && (
        <FigureTable
          {...{ title: dashboardDeskMessages.sources(), table: 'sources', rows: sources }}
          {...leadsCovered}
          columns={sourceColumns({ ...seen, costs: scope === 'all' })}
          rowId={({ id }) => id ?? 'none'}
          bar={({ leads }) => leads}
          defined={[
            definedLeads,
            ...(scope === 'all' ? [dashboardDeskMessages.definedCost()] : []),
          ]}
          empty={noLeads}
        />
      )}
      {agents && (
        <FigureTable
          {...{ title: dashboardDeskMessages.agents(), table: 'agents', rows: agents }}
          {...covered}
          columns={agentColumns(seen, days)}
          rowId={({ id }) => id ?? 'none'}
          defined={[dashboardDeskMessages.definedAnswer(), definedLeads]}
          empty={noLeads}
        />
      )}
      {service && (
        <FigureTable
          {...{ title: dashboardDeskMessages.service(), table: 'service', rows: service }}
          {...covered}
          columns={serviceColumns(days)}
          rowId={({ by, name }) => `${by} ${name ?? ''}`}
          defined={[dashboardDeskMessages.definedService(), dashboardDeskMessages.definedAnswer()]}
          empty={dashboardDeskMessages.noInquiries()}
        />
      )}
    </DeskPage>
  );
}
