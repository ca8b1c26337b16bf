import type { WireLeadRecord } from '@homestead/contract/leads';
import { leadRuleCalls, type leadRuleEndpoints } from '@homestead/contract/leads';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { personApi } from '#accounts';
import { DeskPanel, TableSkeleton } from '#desk';
import { createClient, instantText } from '#platform';
import { leadEmailMessages } from '../messages/emails.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { planDeskMessages } from '../messages/plans.ts';
import { DecisionList } from '../routing/lead-decisions.tsx';
import { LeadScore } from './lead-score.tsx';

// The page is there before its tasks and homes.
const LeadTasks = lazy(async () => ({
  default: (await import('../tasks/lead-tasks.tsx')).LeadTasks,
}));
const LeadPlans = lazy(async () => ({
  default: (await import('../plans/lead-plans.tsx')).LeadPlans,
}));
const LeadActs = lazy(() => import('./lead-acts.tsx'));
const LeadReferrals = lazy(async () => ({
  default: (await import('../referrals/lead-referrals.tsx')).LeadReferrals,
}));
const LeadThreads = lazy(async () => ({
  default: (await import('../emails/lead-threads.tsx')).LeadThreads,
}));
const ScheduledEmails = lazy(async () => ({
  default: (await import('../emails/scheduled-emails.tsx')).ScheduledEmails,
}));
const LeadHomes = lazy(async () => ({
  default: (await import('../timeline/lead-homes.tsx')).LeadHomes,
}));

const rules = createClient<typeof leadRuleEndpoints>(leadRuleCalls, personApi);

/** What comes next for a lead: the tour, the homes, and who got the lead. */
export function LeadAhead({ lead, onDone }: { lead: WireLeadRecord; onDone: () => void }) {
  const { nextTour, id } = lead;
  return (
    <>
      {lead.abilities.includes('messages') && (
        <Suspense fallback={<TableSkeleton columns={1} />}>
          <LeadActs lead={lead} onDone={onDone} />
          <LeadReferrals leadId={id} name={lead.details.name} />
        </Suspense>
      )}
      {lead.abilities.includes('messages') && (
        <DeskPanel title={leadRecordMessages.tasks()}>
          <Suspense fallback={<TableSkeleton columns={1} />}>
            <LeadTasks leadId={id} name={lead.details.name} />
          </Suspense>
        </DeskPanel>
      )}
      {lead.abilities.includes('messages') && (
        <>
          <DeskPanel title={planDeskMessages.ahead()}>
            <Suspense fallback={<TableSkeleton columns={1} />}>
              <LeadPlans leadId={id} name={lead.details.name} />
            </Suspense>
          </DeskPanel>
          <Suspense fallback={null}>
            <ScheduledEmails leadId={id} />
          </Suspense>
          <DeskPanel title={leadEmailMessages.threads()}>
            <Suspense fallback={<TableSkeleton columns={1} />}>
              <LeadThreads leadId={id} name={lead.details.name} />
            </Suspense>
          </DeskPanel>
        </>
      )}
      {lead.score && <LeadScore {...lead.score} />}
      <DeskPanel title={leadRecordMessages.nextTour()}>
        {nextTour ? (
          <div className="grid gap-1">
            <time dateTime={nextTour.startsAt} className="semibold">
              {instantText(nextTour.startsAt)}
            </time>
            <HomeLink {...nextTour} />
            <span className="quiet">
              {leadRecordMessages.tourState({ state: nextTour.state })} ·{' '}
              {nextTour.kind === 'video-chat'
                ? leadRecordMessages.videoChat()
                : leadRecordMessages.inPerson()}
            </span>
            <Link to={`/tour-requests?search=${encodeURIComponent(lead.details.name)}`}>
              {leadRecordMessages.allTours()}
            </Link>
          </div>
        ) : (
          <p className="quiet no-margin">{leadRecordMessages.noTour()}</p>
        )}
      </DeskPanel>
      <DeskPanel title={leadRecordMessages.homes()}>
        <Suspense fallback={<TableSkeleton columns={1} />}>
          <LeadHomes leadId={id} />
        </Suspense>
      </DeskPanel>
      {lead.abilities.includes('explain') && (
        <DeskPanel title={leadRecordMessages.routing()}>
          <DecisionList
            leadId={id}
            ask={(page, signal) =>
              rules.listLeadDecisions({ id, page }, { ...(signal && { signal }) })
            }
          />
        </DeskPanel>
      )}
    </>
  );
}

function HomeLink({ mlsNumber, address }: { mlsNumber: string; address: string | null }) {
  return (
    <a href={`/singleproduct/${encodeURIComponent(mlsNumber)}`}>
      {address ?? leadRecordMessages.homeByNumber({ number: mlsNumber })}
    </a>
  );
}
