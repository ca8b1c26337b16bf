import type { BehaviorKind, InquiryKind, TimelineGroup } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { priceInWords } from '#listings';
import { instantInWords } from '#platform';
import { behaviorWords } from '../behavior/behavior-kinds.ts';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { leadPlanMessages } from '../messages/plans.ts';
import { timelineMessages } from '../messages/timeline.ts';
import { pauseText, refusalText, stopText } from '../plans/plan-words.ts';
import { selectLeadNames } from '../webhooks/lead-news-store.ts';
import type {
  HomeRef,
  Known,
  Look,
  Shown,
  TimelineRow,
  TimelineSource,
} from './timeline-source.ts';

interface ActivityFacts {
  kind: string;
  facts: {
    how?: string;
    note?: string;
    outcome?: string;
    from?: string;
    to?: string;
    what?: string;
    said?: string;
    /** The lead that is linked with this one. */
    other?: string;
    times?: string[];
    stars?: number;
    mid?: number;
    sales?: number;
    /** The home that a value update is about. */
    street?: string;
    /** Why a new lead has the agent that it has. */
    owner?: string;
    /** What a task is about. */
    subject?: string;
    /** The name of a plan, a step of it, and why. */
    plan?: string;
    step?: string;
    reason?: string;
    /** How often, how long, or how many percent. */
    count?: number;
    listingId?: number | null;
  };
  inquiry: { kind: InquiryKind; message: string; isSuspected: boolean; home: HomeRef } | null;
  tour: HomeRef | null;
}

/** The names of other leads that lines are about, of those that the caller sees. */
type LeadNames = ReadonlyMap<string, string>;

type Tell = (facts: ActivityFacts, known: Known<LeadNames>) => Omit<Shown, 'kind' | 'group'>;

const inquiries: Record<InquiryKind, () => string> = {
  contact: timelineMessages.contact,
  home: timelineMessages.home,
  tour: timelineMessages.tour,
  quiz: timelineMessages.quiz,
  'app-notice': timelineMessages.appNotice,
  'home-value': timelineMessages.homeValue,
  registration: timelineMessages.registration,
  'saved-search': timelineMessages.becameBySearch,
  agent: timelineMessages.agent,
  email: timelineMessages.firstEmail,
  text: timelineMessages.firstText,
  'registration-prompt': timelineMessages.registrationPrompt,
  offer: timelineMessages.askedAboutOffer,
};

const contacts: Readonly<Record<string, () => string>> = {
  call: timelineMessages.call,
  text: timelineMessages.loggedText,
  email: timelineMessages.loggedEmail,
  meeting: timelineMessages.meeting,
};

const outcomes: Readonly<Record<string, () => string>> = {
  reached: timelineMessages.callReached,
  voicemail: timelineMessages.callVoicemail,
  'no-answer': timelineMessages.callNoAnswer,
  'wrong-number': timelineMessages.callWrongNumber,
};

const consents: Readonly<Record<string, () => string>> = {
  'texts agreed': timelineMessages.agreedTexts,
  'texts withdrew': timelineMessages.withdrewTexts,
  'marketing-emails agreed': timelineMessages.agreedEmails,
  'marketing-emails withdrew': timelineMessages.withdrewEmails,
};

const timesOf = ({ facts }: ActivityFacts) =>
  (facts.times ?? []).map((at) => instantInWords(new Date(at))).join(', ');

const aboutTask =
  (title: (values: { subject: string }) => string): Tell =>
  ({ facts: { subject = '', note = '' } }) => ({ title: title({ subject }), body: note });

const aboutPlan =
  (
    title: (values: { plan: string; step: string; reason: string }) => string,
    reasonOf: (code: string) => string = () => '',
  ): Tell =>
  ({ facts: { plan = '', step = '', reason = '' } }) => ({
    title: title({ plan, step, reason: reasonOf(reason) }),
  });

const aboutScheduled =
  (title: (values: { subject: string; at: string }) => string): Tell =>
  (activity) => {
    const { subject = '', note = '' } = activity.facts;
    return { title: title({ subject, at: timesOf(activity) }), body: note };
  };

const aboutTour =
  (title: (values: { times: string }) => string): Tell =>
  (activity) => ({ title: title({ times: timesOf(activity) }), home: activity.tour });

const entries: Readonly<Record<string, () => string>> = {
  hand: timelineMessages.addedByHand,
  program: timelineMessages.addedByProgram,
};

const owners: Readonly<Record<string, (values: { name: string }) => string>> = {
  own: timelineMessages.ownedByMaker,
  chosen: timelineMessages.ownerChosen,
  unclaimed: timelineMessages.leftUnclaimed,
};

const otherName = ({ other }: ActivityFacts['facts'], names: LeadNames) =>
  names.get(other ?? '') ?? timelineMessages.anotherLead();

const withOther =
  (title: (values: { name: string }) => string): Tell =>
  ({ facts }, { context }) => ({ title: title({ name: otherName(facts, context) }) });

const withCode =
  (title: (values: { code: string }) => string): Tell =>
  ({ facts: { subject = '' } }) => ({ title: title({ code: subject }) });

const aboutReferral =
  (title: (values: { to: string }) => string): Tell =>
  ({ facts: { to = '', note = '' } }) => ({ title: title({ to }), body: note });

/**
 * The lines of `lead_activity`. Emails and texts come from their messages. A new kind of activity
 * is an entry here.
 */
const kinds: Readonly<Record<string, { group: TimelineGroup; tell: Tell }>> = {
  inquiry: {
    group: 'inquiries',
    tell: ({ inquiry }) => ({
      title: inquiry
        ? inquiry.isSuspected
          ? timelineMessages.suspected({ what: inquiries[inquiry.kind]() })
          : inquiries[inquiry.kind]()
        : timelineMessages.inquiry(),
      body: inquiry?.message ?? '',
      home: inquiry?.home ?? null,
    }),
  },
  created: {
    group: 'changes',
    tell: ({ facts: { how = '', owner = '', subject, to } }, { nameOf }) => ({
      title: subject
        ? timelineMessages.imported({ file: subject })
        : (entries[how]?.() ?? timelineMessages.added()),
      body: owners[owner]?.({ name: nameOf(to) }) ?? '',
    }),
  },
  cleared: { group: 'inquiries', tell: () => ({ title: timelineMessages.cleared() }) },
  'promise-warning': {
    group: 'routing',
    tell: () => ({ title: timelineMessages.promiseWarning() }),
  },
  contact: {
    group: 'calls',
    tell: ({ facts: { how = '', outcome = '', note } }) => ({
      title: outcomes[outcome]?.() ?? contacts[how]?.() ?? timelineMessages.call(),
      body: note ?? '',
    }),
  },
  claimed: { group: 'changes', tell: () => ({ title: timelineMessages.claimed() }) },
  'handed-over': {
    group: 'changes',
    tell: ({ facts: { from, to } }, { nameOf }) => ({
      title: timelineMessages.handedOver({ from: nameOf(from), to: nameOf(to) }),
    }),
  },
  'task-created': { group: 'tasks', tell: aboutTask(timelineMessages.taskCreated) },
  'task-done': { group: 'tasks', tell: aboutTask(timelineMessages.taskDone) },
  'task-reopened': { group: 'tasks', tell: aboutTask(timelineMessages.taskReopened) },
  'task-deleted': { group: 'tasks', tell: aboutTask(timelineMessages.taskDeleted) },
  'appointment-created': { group: 'tasks', tell: aboutTask(timelineMessages.appointmentCreated) },
  'appointment-done': { group: 'tasks', tell: aboutTask(timelineMessages.appointmentDone) },
  'appointment-reopened': { group: 'tasks', tell: aboutTask(timelineMessages.taskReopened) },
  'appointment-deleted': { group: 'tasks', tell: aboutTask(timelineMessages.appointmentDeleted) },
  behavior: {
    group: 'web',
    tell: ({ facts: { what = '', count = 0, listingId } }) => ({
      title: behaviorWords[what as BehaviorKind].happened({ count }),
      home: listingId ? { listingId } : null,
    }),
  },
  'plan-started': { group: 'tasks', tell: aboutPlan(leadPlanMessages.started) },
  'plan-not-started': {
    group: 'tasks',
    tell: aboutPlan(leadPlanMessages.notStarted, refusalText),
  },
  'plan-paused': { group: 'tasks', tell: aboutPlan(leadPlanMessages.paused, pauseText) },
  'plan-resumed': { group: 'tasks', tell: aboutPlan(leadPlanMessages.resumed) },
  'plan-stopped': { group: 'tasks', tell: aboutPlan(leadPlanMessages.stopped, stopText) },
  'plan-finished': { group: 'tasks', tell: aboutPlan(leadPlanMessages.finished) },
  'plan-skipped': { group: 'tasks', tell: aboutPlan(leadPlanMessages.skipped) },
  'plan-refused': { group: 'tasks', tell: aboutPlan(leadPlanMessages.refused, refusalText) },
  consent: {
    group: 'consents',
    tell: ({ facts: { what, said } }) => ({
      title: consents[`${what} ${said}`]?.() ?? timelineMessages.consent(),
    }),
  },
  'email-scheduled': { group: 'emails', tell: aboutScheduled(timelineMessages.emailScheduled) },
  'email-rescheduled': { group: 'emails', tell: aboutScheduled(timelineMessages.emailRescheduled) },
  'text-canceled': { group: 'texts', tell: aboutScheduled(timelineMessages.textCanceled) },
  'email-canceled': { group: 'emails', tell: aboutScheduled(timelineMessages.emailCanceled) },
  'text-not-sent': { group: 'texts', tell: aboutScheduled(timelineMessages.textNotSent) },
  'email-not-sent': { group: 'emails', tell: aboutScheduled(timelineMessages.emailNotSent) },
  referred: { group: 'changes', tell: aboutReferral(timelineMessages.referred) },
  'referral-changed': { group: 'changes', tell: aboutReferral(timelineMessages.referralChanged) },
  'household-linked': {
    group: 'changes',
    tell: ({ facts }, { context }) => ({
      title: facts.said
        ? timelineMessages.linkedAs({ name: otherName(facts, context), what: facts.said })
        : timelineMessages.linked({ name: otherName(facts, context) }),
    }),
  },
  'household-unlinked': { group: 'changes', tell: withOther(timelineMessages.unlinked) },
  distinct: { group: 'changes', tell: withOther(timelineMessages.distinct) },
  'distinct-undone': { group: 'changes', tell: withOther(timelineMessages.distinctUndone) },
  merged: {
    group: 'changes',
    tell: ({ facts: { subject = '' } }) => ({ title: timelineMessages.merged({ name: subject }) }),
  },
  unmerged: {
    group: 'changes',
    tell: ({ facts: { subject = '' } }) => ({
      title: timelineMessages.unmerged({ name: subject }),
    }),
  },
  'value-update-sent': {
    group: 'emails',
    tell: ({ facts: { mid, sales, street } }) => ({
      title: timelineMessages.valueUpdateSent({ value: priceInWords(Number(mid)) }),
      body: [street, timelineMessages.valueUpdateBasis({ count: Number(sales) })]
        .filter(Boolean)
        .join(' · '),
    }),
  },
  'message-attached': { group: 'inquiries', tell: () => ({ title: timelineMessages.attached() }) },
  'message-detached': { group: 'inquiries', tell: () => ({ title: timelineMessages.detached() }) },
  'offer-started': { group: 'changes', tell: withCode(timelineMessages.offerStarted) },
  'offer-received': { group: 'changes', tell: withCode(timelineMessages.offerReceived) },
  'listing-started': { group: 'changes', tell: withCode(timelineMessages.listingStarted) },
  'offer-sent': { group: 'emails', tell: withCode(timelineMessages.offerSent) },
  'offer-approved': { group: 'changes', tell: withCode(timelineMessages.offerApproved) },
  'tour-requested': { group: 'tours', tell: aboutTour(() => timelineMessages.tourRequested()) },
  'tour-booked': { group: 'tours', tell: aboutTour(timelineMessages.tourBooked) },
  'tour-confirmed': { group: 'tours', tell: aboutTour(timelineMessages.tourConfirmed) },
  'tour-proposed': { group: 'tours', tell: aboutTour(timelineMessages.tourProposed) },
  'tour-declined': { group: 'tours', tell: aboutTour(() => timelineMessages.tourDeclined()) },
  'tour-canceled': { group: 'tours', tell: aboutTour(() => timelineMessages.tourCanceled()) },
  'tour-rated': {
    group: 'tours',
    tell: ({ facts: { stars }, tour }) => ({
      title: timelineMessages.tourRated({ stars: stars ?? 0 }),
      home: tour,
    }),
  },
};

const isTour = sql`(a.kind = 'inquiry' and a.facts->>'kind' = 'tour')`;

function conditionOf({ groups }: Look) {
  const told = Object.entries(kinds).flatMap(([kind, { group }]) =>
    groups.has(group) && kind !== 'inquiry' ? [kind] : [],
  );
  const asked = groups.has('inquiries')
    ? groups.has('tours')
      ? sql`a.kind = 'inquiry'`
      : sql`(a.kind = 'inquiry' and not ${isTour})`
    : groups.has('tours')
      ? isTour
      : sql`false`;
  return sql`(a.kind = any(${told}::text[]) or ${asked})`;
}

/** The timeline's own lines: inquiries, logged calls and meetings, claims, tours, consents. */
export const activitySource: TimelineSource<ActivityFacts, LeadNames> = {
  key: 'activity',
  groups: ['inquiries', 'calls', 'tasks', 'emails', 'texts', 'changes', 'consents', 'tours', 'web'],
  maySee: mayWorkLeads,
  query: (look) => ({
    from: sql`lead_activity a where a.lead_id = ${look.lead.id} and ${conditionOf(look)}`,
    at: sql.ref('a.happened_at'),
    id: sql.ref('a.id'),
    idType: 'bigint',
    by: sql.ref('a.done_by'),
    facts: sql`jsonb_build_object('kind', a.kind, 'facts', a.facts,
      'inquiry', (select jsonb_build_object('kind', i.kind, 'isSuspected', i.is_suspected,
          'message', left(i.message, ${look.textMax + 1}::int), 'home', jsonb_build_object(
          'listingKey', i.listing_key, 'mlsNumber', i.mls_number, 'address', i.home_address))
        from inquiry i where i.id = a.inquiry_id and a.kind = 'inquiry'),
      'tour', (select jsonb_build_object('listingKey', t.listing_key, 'mlsNumber', t.mls_number,
          'address', t.home_address)
        from tour_request t where a.kind like 'tour-%'
          and t.id = (a.facts->>'tourRequestId')::uuid))`,
  }),
  peopleIn: ({ kind, facts: { from, to } }) =>
    kind === 'handed-over' || kind === 'created' ? [from, to] : [],
  load: (db, rows, caller) =>
    selectLeadNames(
      db,
      caller,
      rows.flatMap(({ facts }) => facts.facts.other ?? []),
    ),
  present({ facts }: TimelineRow<ActivityFacts>, known) {
    const kind = kinds[facts.kind];
    const isAskedTour = facts.kind === 'inquiry' && facts.inquiry?.kind === 'tour';
    return {
      kind: facts.kind,
      group: isAskedTour ? 'tours' : (kind?.group ?? 'changes'),
      ...(kind?.tell(facts, known) ?? { title: timelineMessages.changed() }),
    };
  },
};
