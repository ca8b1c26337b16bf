import type { WireLeadRecord } from '@homestead/contract/leads';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { DeskPanel, lazyPart, TableSkeleton, useDeskFrame } from '#desk';
import { instantText } from '#platform';
import { consentMessages } from '../messages/consents.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { planDeskMessages } from '../messages/plans.ts';

// The page is there before its tasks and homes.
const LeadTasks = lazyPart(async () => ({
  default: (await import('../tasks/lead-tasks.tsx')).LeadTasks,
}));
const LeadPlans = lazyPart(async () => ({
  default: (await import('../plans/lead-plans.tsx')).LeadPlans,
}));
const LeadConsent = lazyPart(async () => ({
  default: (await import('../consents/lead-consent.tsx')).LeadConsent,
}));
const LeadReferrals = lazyPart(async () => ({
  default: (await import('../referrals/lead-referrals.tsx')).LeadReferrals,
}));
const ScheduledEmails = lazyPart(async () => ({
  default: (await import('../emails/scheduled-emails.tsx')).ScheduledEmails,
}));
const LeadHomes = lazyPart(async () => ({
  default: (await import('../timeline/lead-homes.tsx')).LeadHomes,
}));

/** What comes next for a lead: the tasks, the tour, the plans, the deals and the homes. */
export function LeadAhead({ lead }: { lead: WireLeadRecord }) {
  const { id, details, nextTour } = lead;
  const { name } = details;
  const isWorked = lead.abilities.includes('messages');
  const { dealsOf } = useDeskFrame();
  return (
    <>
      {isWorked && (
        <DeskPanel title={leadRecordMessages.tasks()}>
          <Suspense fallback={<TableSkeleton columns={1} />}>
            <LeadTasks leadId={id} name={name} />
          </Suspense>
        </DeskPanel>
      )}
      <DeskPanel title={leadRecordMessages.nextTour()}>
        {nextTour ? (
          <NextTour {...nextTour} name={name} />
        ) : (
          <p className="quiet no-margin">{leadRecordMessages.noTour()}</p>
        )}
      </DeskPanel>
      {isWorked && (
        <>
          <DeskPanel title={planDeskMessages.ahead()}>
            <Suspense fallback={<TableSkeleton columns={1} />}>
              <LeadPlans leadId={id} name={name} />
            </Suspense>
          </DeskPanel>
          <DeskPanel title={consentMessages.title()}>
            <Suspense fallback={<TableSkeleton columns={1} />}>
              <LeadConsent leadId={id} name={name} isBare />
            </Suspense>
          </DeskPanel>
          <Suspense>
            <ScheduledEmails leadId={id} />
            <LeadReferrals leadId={id} name={name} />
          </Suspense>
        </>
      )}
      {dealsOf({ leadId: id })}
      <DeskPanel title={leadRecordMessages.homes()}>
        <Suspense fallback={<TableSkeleton columns={1} />}>
          <LeadHomes leadId={id} />
        </Suspense>
      </DeskPanel>
    </>
  );
}

function NextTour({ name, ...tour }: NonNullable<WireLeadRecord['nextTour']> & { name: string }) {
  return (
    <div className="grid gap-1">
      <time dateTime={tour.startsAt} className="semibold">
        {instantText(tour.startsAt)}
      </time>
      <HomeLink {...tour} />
      <span className="quiet">
        {leadRecordMessages.tourState({ state: tour.state })} ·{' '}
        {tour.kind === 'video-chat'
          ? leadRecordMessages.videoChat()
          : leadRecordMessages.inPerson()}
      </span>
      <Link to={`/tour-requests?search=${encodeURIComponent(name)}`}>
        {leadRecordMessages.allTours()}
      </Link>
    </div>
  );
}

function HomeLink({ mlsNumber, address }: { mlsNumber: string; address: string | null }) {
  return (
    <a href={`/singleproduct/${encodeURIComponent(mlsNumber)}`}>
      {address ?? leadRecordMessages.homeByNumber({ number: mlsNumber })}
    </a>
  );
}
