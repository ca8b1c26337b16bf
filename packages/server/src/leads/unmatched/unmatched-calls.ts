import {
  unmatchedEndpoints as calls,
  unmatchedMoved,
  type WireUnmatched,
} from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  attachMessage,
  countUnmatched,
  lockReceived,
  markRemoved,
  openMessaging,
  type ReceivedMessage,
  readUnmatched,
  selectReceived,
  selectUnmatched,
  type UnmatchedRow,
} from '#messaging';
import {
  actorOf,
  afterBusinessMinutes,
  answerOnce,
  atomically,
  type Caller,
  type DatabaseTransaction,
  holds,
  mayCall,
  requireCaller,
  type Services,
  serveEndpoint,
  serveHistory,
  submissionOf,
} from '#platform';
import { lockLeadToChange } from '../details/require-lead.ts';
import { isLeadInSight, noteActivity } from '../inquiries/inquiry-store.ts';
import type { SeenContacts } from '../inquiries/lead-mail-store.ts';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { unmatchedChanged } from '../lead-events.ts';
import { refuseLead } from '../refuse-lead.ts';
import { makeLead } from './make-lead.ts';
import { replyToText } from './reply-to-text.ts';
import { recordMove, unmatchedHistory } from './unmatched-history.ts';

const seenBy = (caller: Caller): SeenContacts => ({
  email: holds(caller, 'column-email'),
  phone: holds(caller, 'column-phone'),
});

/** Registers the calls for what came in and matched no lead, and tells open lists what happens. */
export function serveUnmatchedCalls(app: FastifyInstance, services: Services): void {
  const { db, live } = services;
  serveEndpoint(app, calls.listUnmatched, async ({ query, caller }) => {
    const { state = 'waiting', ...page } = query;
    const isRemoved = state === 'removed';
    const { rows, ...facts } = await selectUnmatched(db, { isRemoved }, page);
    const seen = seenBy(requireCaller({ caller }));
    return {
      data: rows.map((row) => presentUnmatched(services, row, { seen, isRemoved })),
      ...facts,
    };
  });
  serveEndpoint(app, calls.countUnmatched, async () => ({
    data: { waiting: await countUnmatched(db) },
  }));
  serveEndpoint(app, calls.getUnmatched, async ({ params: { id } }) => {
    const [message] = await selectReceived(db, [id]);
    if (!message || message.about_id !== null) return refuseLead('message-not-found');
    return { data: { messages: await readUnmatched(db, message) } };
  });
  serveEndpoint(app, calls.attachUnmatched, async (call) => {
    const { id } = call.params;
    await atomically(db, async (tx) => {
      const lead = await lockLeadToChange(tx, requireCaller(call), call.body.leadId);
      const message = await lockUnmatched(tx, id);
      const about = { kind: 'lead', id: lead.id };
      const messages = await attachMessage(tx, message, { about, personId: lead.person_id });
      await noteActivity(tx, {
        ...{ leadId: lead.id, kind: 'message-attached', doneBy: requireCaller(call).personId },
        facts: { message: id },
      });
      const after = { leadId: lead.id, isRemoved: false };
      return recordMove(tx, actorOf(call), { message, what: 'attached', after, messages });
    });
    return { data: { id } };
  });
  serveEndpoint(app, calls.makeLeadOfUnmatched, (call) => {
    const body = { id: call.params.id, ...call.body };
    return answerOnce(services, submissionOf(calls.makeLeadOfUnmatched, body, call), async (tx) => {
      const message = await lockUnmatched(tx, call.params.id);
      return { data: { leadId: await makeLead(services, tx, actorOf(call), message, call.body) } };
    });
  });
  serveEndpoint(app, calls.replyToUnmatched, (call) => {
    const body = { id: call.params.id, ...call.body };
    return answerOnce(services, submissionOf(calls.replyToUnmatched, body, call), async (tx) => {
      const message = await lockUnmatched(tx, call.params.id);
      return { data: await replyToText(services, tx, requireCaller(call), message, call.body) };
    });
  });
  serveEndpoint(app, calls.removeUnmatched, async (call) => {
    const { id } = call.params;
    await atomically(db, async (tx) => {
      const message = await lockUnmatched(tx, id);
      if (message.removed_at) return refuseLead('message-not-found');
      const messages = await markRemoved(tx, message);
      const after = { leadId: null, isRemoved: true };
      return recordMove(tx, actorOf(call), { message, what: 'removed', after, messages });
    });
    return { data: { id } };
  });
  const historyCalls = { history: calls.getUnmatchedHistory, undo: calls.undoUnmatchedChange };
  serveHistory(app, services, historyCalls, unmatchedHistory, async (_tx, _caller, id) => ({
    data: { id },
  }));
  const mayList = (caller: Caller) => mayCall(caller, calls.listUnmatched.access);
  live.publish(unmatchedChanged, unmatchedMoved, async (_event, caller) =>
    mayList(caller) ? {} : null,
  );
  openMessaging(services).readers.register(async (tx, caller, about) => {
    if (about === null) return mayList(caller);
    const inSight = about.kind === 'lead' && (await isLeadInSight(tx, caller, about.id));
    return inSight && mayWorkLeads(caller);
  });
}

/** A message that is about no lead, held until the commit. */
async function lockUnmatched(tx: DatabaseTransaction, id: string): Promise<ReceivedMessage> {
  const message = await lockReceived(tx, id);
  return message && message.about_id === null ? message : refuseLead('message-not-found');
}

function presentUnmatched(
  { settings }: Pick<Services, 'settings'>,
  row: UnmatchedRow,
  { seen, isRemoved }: { seen: SeenContacts; isRemoved: boolean },
): WireUnmatched {
  const channel = row.channel as WireUnmatched['channel'];
  const isText = channel === 'sms';
  const isPersons = !row.is_automatic && row.problem === null;
  const dueAt = afterBusinessMinutes(
    row.recorded_at,
    settings.PROMISE_MINUTES,
    settings.businessHours,
  );
  return {
    ...{ id: row.id, channel, subject: row.subject, excerpt: row.excerpt },
    receivedAt: row.recorded_at.toISOString(),
    fromName: row.from_name,
    fromAddress: (isText ? seen.phone : seen.email) ? row.address || null : null,
    ...{ messages: row.messages, attachments: row.attachments },
    problem: row.problem as WireUnmatched['problem'],
    dueAt: isPersons ? dueAt.toISOString() : null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    abilities: isRemoved
      ? ['read', 'put-back', 'history']
      : [
          ...(['read', ...(isText ? (['reply'] as const) : []), 'attach'] as const),
          ...(row.address === '' ? [] : (['make-lead'] as const)),
          ...(['remove', 'history'] as const),
        ],
  };
}
