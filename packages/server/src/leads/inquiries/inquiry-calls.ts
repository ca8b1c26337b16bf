import {
  inquiriesMoved,
  inquiryEndpoints,
  leadDetailLabels,
  leadEndpoints,
  leadMessagesMoved,
  leadsChanged,
  type WireInquiry,
} from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { namePeople } from '#accounts';
import { listMessages, messageRecorded } from '#messaging';
import {
  addressOf,
  answerOnce,
  atomically,
  type Caller,
  type ColumnScope,
  hiddenColumns,
  holds,
  linkKeyOf,
  mayCall,
  type PeopleByName,
  requireCaller,
  requireSeen,
  type Services,
  seenColumns,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { requireSpan } from '../day-span.ts';
import { selectDuplicates } from '../duplicates/duplicate-store.ts';
import { findName } from '../full-name.ts';
import { inquiryMoved, leadChanged } from '../lead-events.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { fieldMessages } from '../messages/fields.ts';
import { inquiryStaffMessages } from '../messages/staff-emails.ts';
import { refuseLead } from '../refuse-lead.ts';
import { answerStatus } from './answer-status.ts';
import { claimLead } from './claim-lead.ts';
import { clearInquiry } from './clear-inquiry.ts';
import {
  countWaiting,
  findLeadInSight,
  isLeadInSight,
  type ListedInquiry,
  selectInquiries,
} from './inquiry-store.ts';
import { logContact } from './log-contact.ts';
import { countKeptPromises } from './promise-store.ts';
import { answerTextConsent, sendLeadText } from './send-lead-text.ts';

/** A share of fewer inquiries says nothing. */
const FEWEST = 20;

/** Facts of a lead that are columns of the desk. */
const inquiryColumns: ColumnScope = {
  name: { label: fieldMessages.name, see: ['column-primarycontact'] },
  email: { label: fieldMessages.email, see: ['column-email'], change: ['column-email'] },
  phone: { label: fieldMessages.phone, see: ['column-phone'], change: ['column-phone'] },
};

/** What a list of a group of the dashboard needs to be seen. */
const groupColumns: ColumnScope = {
  source: { label: () => leadDetailLabels.sourceId, see: ['column-source'] },
  agent: { label: leadDetailMessages.agent, see: ['column-agent'] },
};

/** Registers the calls with which staff answer inquiries, and tells open lists of what happens. */
export function serveInquiryCalls(app: FastifyInstance, services: Services): void {
  const { db, live } = services;
  serveEndpoint(app, inquiryEndpoints.listInquiries, async ({ query, caller: signedIn }) => {
    const caller = requireCaller({ caller: signedIn });
    const { state = 'waiting', kind = null, from, to, by, group: name = null, ...page } = query;
    if (by) requireSeen(caller, groupColumns, [by]);
    const group = by ? { by, name } : null;
    const first = from ?? to;
    const span = first ? requireSpan({ from: first, to: to ?? localDate(new Date()) }) : null;
    const { rows, ...facts } = await selectInquiries(
      db,
      caller,
      { state, kind, span, group },
      page,
    );
    const named = rows.flatMap((row) => [row.answered_by, row.agent_id, row.wanted_agent_id]);
    const people = await namePeople(
      db,
      named.filter((id) => id !== null),
    );
    const leadIds = rows.map(({ lead_id }) => lead_id);
    const duplicates = await selectDuplicates(db, caller, leadIds);
    const data = rows.map((row) =>
      seenColumns(caller, inquiryColumns, {
        ...presentInquiry(row, caller, people),
        duplicates: duplicates.get(row.lead_id) ?? [],
      }),
    );
    return { data, ...facts, waiting: await countWaiting(db, caller) };
  });
  serveEndpoint(app, leadEndpoints.getPromiseRecord, async () => {
    const { PROMISE_FIGURE: isShown, PROMISE_MINUTES: minutes } = services.settings;
    const record = isShown ? await countKeptPromises(db) : null;
    return { record: record && record.inquiries >= FEWEST ? { ...record, minutes } : null };
  });
  serveEndpoint(app, leadEndpoints.getInquiryStatus, async ({ request }) =>
    answerStatus(services, { key: linkKeyOf(request), address: addressOf(request) }),
  );
  serveEndpoint(app, inquiryEndpoints.claimLead, async ({ params: { id }, caller }) => {
    await atomically(db, (tx) => claimLead(services, tx, requireCaller({ caller }), id));
    return { data: { leadId: id } };
  });
  serveEndpoint(app, inquiryEndpoints.clearInquiry, async ({ params: { id }, caller }) => {
    await atomically(db, (tx) => clearInquiry(services, tx, requireCaller({ caller }), id));
    return { data: { id } };
  });
  serveEndpoint(app, inquiryEndpoints.logContact, async (call) => {
    const caller = requireCaller(call);
    const { id: leadId } = call.params;
    const body = { leadId, ...call.body };
    const submission = submissionOf(inquiryEndpoints.logContact, body, call);
    return answerOnce(services, submission, async (tx) => ({
      data: { answered: await logContact(tx, caller, body) },
    }));
  });
  serveEndpoint(
    app,
    inquiryEndpoints.listLeadMessages,
    async ({ params: { id }, query, caller: signedIn }) => {
      const caller = requireCaller({ caller: signedIn });
      const lead = await findLeadInSight(db, caller, id);
      if (!lead) return refuseLead('lead-not-found');
      const about = { kind: 'lead', id: lead.id };
      const { data, ...facts } = await listMessages(db, about, query);
      const seesEmails = !hiddenColumns(caller, inquiryColumns).includes('email');
      const shown = data.map((message) =>
        seesEmails ? message : { ...message, recipients: null },
      );
      return { data: shown, ...facts };
    },
  );
  serveEndpoint(app, inquiryEndpoints.sendLeadText, (call) => {
    const caller = requireCaller(call);
    const submission = submissionOf(inquiryEndpoints.sendLeadText, call.body, call);
    return answerOnce(services, submission, async (tx) => ({
      statusCode: 'success' as const,
      message: inquiryStaffMessages.textSent(),
      data: await sendLeadText(services, tx, caller, call.body),
    }));
  });
  serveEndpoint(app, inquiryEndpoints.getLeadTextConsent, ({ params: { id }, caller }) =>
    answerTextConsent(services, requireCaller({ caller }), id),
  );
  live.publish(messageRecorded, leadMessagesMoved, async ({ about }, caller) =>
    about?.kind === 'lead' &&
    mayCall(caller, inquiryEndpoints.listLeadMessages.access) &&
    (await isLeadInSight(db, caller, about.id))
      ? { leadId: about.id }
      : null,
  );
  live.publish(leadChanged, leadsChanged, async ({ leadId }, caller) =>
    caller.side === 'staff' && (await isLeadInSight(db, caller, leadId)) ? { leadId } : null,
  );
  live.publish(inquiryMoved, inquiriesMoved, async ({ leadId }, caller) =>
    mayCall(caller, inquiryEndpoints.listInquiries.access) &&
    (await isLeadInSight(db, caller, leadId))
      ? {}
      : null,
  );
}

function presentInquiry(
  row: ListedInquiry,
  caller: Caller,
  people: PeopleByName,
): Omit<WireInquiry, 'duplicates'> {
  return {
    id: row.id,
    leadId: row.lead_id,
    kind: row.kind as WireInquiry['kind'],
    state: stateOf(row),
    receivedAt: row.received_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answeredBy: findName(people, row.answered_by),
    answeredHow: row.answered_how as WireInquiry['answeredHow'],
    name: row.name,
    email: row.email,
    // A question about an offer comes without one.
    phone: row.phone ?? (row.is_suspected ? null : row.lead_phone),
    isVerified: row.is_verified,
    message: row.message,
    mlsNumber: row.mls_number,
    homeAddress: row.home_address,
    page: row.page,
    campaign: row.campaign as Record<string, string>,
    wantedAgentName: findName(people, row.wanted_agent_id),
    agentName: findName(people, row.agent_id),
    pond: row.pond,
    claimUntil: row.claim_until?.toISOString() ?? null,
    abilities: abilitiesOf(row, caller),
  };
}

function abilitiesOf(
  { is_suspected, agent_id }: ListedInquiry,
  caller: Caller,
): WireInquiry['abilities'] {
  if (is_suspected) return ['clear'];
  const claims = agent_id === null && holds(caller, 'lead-claim');
  return [
    ...(claims ? (['claim'] as const) : []),
    'email',
    'text',
    'log',
    'messages',
    'details',
    'explain',
  ];
}

function stateOf({ due_at, answered_at, is_suspected }: ListedInquiry): WireInquiry['state'] {
  if (is_suspected) return 'suspected';
  if (answered_at) return 'answered';
  return due_at ? 'waiting' : 'no-answer-needed';
}
