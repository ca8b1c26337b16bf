import { LENDER_QUIET_DAYS, type WireDashboard } from '@homestead/contract/leads';
import { Link } from 'react-router';
import { DeskPanel } from '#desk';
import { dashboardDeskMessages } from '../messages/dashboard.ts';
import { clocksOf, quietLeads, toursOf } from './figure-lists.ts';
import { countText } from './figure-text.ts';
import { type Figure, Figures } from './figures.tsx';

/** What is waiting right now, each with its list; nothing if none of it is the viewer's. */
export function NowPanel({ now, scope }: Pick<WireDashboard, 'now' | 'scope'>) {
  const figure = (label: string, count: number | null, to: string): Figure[] =>
    count === null ? [] : [{ label, value: countText(count), to }];
  const late = (label: string, count: number | null, to: string): Figure[] =>
    figure(label, count, to).map((one) => ({ ...one, isLate: count !== 0 }));
  const quiet = dashboardDeskMessages.quiet({ days: LENDER_QUIET_DAYS });
  const figures = [
    ...figure(dashboardDeskMessages.running(), now.running, clocksOf('running')),
    ...late(dashboardDeskMessages.overdue(), now.overdue, clocksOf('overdue')),
    ...figure(dashboardDeskMessages.tasksToday(), now.tasksToday, '/tasks?state=today'),
    ...late(dashboardDeskMessages.tasksOverdue(), now.tasksOverdue, '/tasks?state=overdue'),
    ...figure(dashboardDeskMessages.toursToAnswer(), now.toursToAnswer, toursOf('to-answer')),
    ...figure(dashboardDeskMessages.toursAhead(), now.toursAhead, toursOf('ahead')),
    ...figure(quiet, now.quiet, quietLeads),
  ];
  if (figures.length === 0) return null;
  return (
    <DeskPanel title={dashboardDeskMessages.now()}>
      <Figures figures={figures} />
      {now.running !== null && scope !== 'all' && (
        <p className="quiet text-14 above-4">
          {scope === 'own' ? dashboardDeskMessages.ofYours() : dashboardDeskMessages.ofTeam()}{' '}
          <Link to="/newleads">{dashboardDeskMessages.unclaimedAreNew()}</Link>
        </p>
      )}
    </DeskPanel>
  );
}
