import { emailProblem } from '@homestead/contract/accounts';
import {
  appListReply,
  leadEndpoints,
  type MailingList,
  type SubscriberState,
} from '@homestead/contract/leads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addressOf,
  answerOnce,
  atomically,
  countLinkTry,
  linkKeyOf,
  refuse,
  type Services,
  serveEndpoint,
  serveOneClick,
  submissionOf,
} from '#platform';
import { stopMarketing } from '../consents/stop-marketing.ts';
import { recordInquiry } from '../inquiries/record-inquiry.ts';
import { takeRequest } from '../inquiries/take-request.ts';
import { fieldMessages } from '../messages/fields.ts';
import { refuseLead } from '../refuse-lead.ts';
import { stopValueUpdates } from '../value-updates/stop-value-updates.ts';
import { joinList, welcome } from './join-list.ts';
import { leaveList } from './leave-lists.ts';
import { CONFIRM_PURPOSE, requireListLink, STOP_PURPOSE } from './list-links.ts';
import { confirmSubscriber, findSubscriber, type SubscriberRow } from './subscriber-store.ts';

/** Registers the sign-ups for mailing lists, and the calls behind the links in their emails. */
export function serveListCalls(app: FastifyInstance, services: Services): void {
  const { db, throttles } = services;
  const keyOf = async (request: FastifyRequest) => {
    const key = linkKeyOf(request);
    if (key) await countLinkTry(throttles, key, addressOf(request));
    return key;
  };
  serveEndpoint(app, leadEndpoints.joinAppList, async (call) => {
    const { user_name: name, email, phone, ...origin } = call.body;
    return takeRequest(services, leadEndpoints.joinAppList, call, {
      requester: { name, email, phone },
      origin,
      nameOf: (field) => (field === 'name' ? 'user_name' : field),
      async store(tx, inquiry) {
        await recordInquiry(services, tx, { ...inquiry, kind: 'app-notice' });
        await joinList(services, tx, {
          ...{ list: 'app', email, name, ...origin, isSuspected: call.isSuspected },
          address: addressOf(call.request),
        });
        return { statusCode: 'success' as const, message: appListReply() };
      },
    });
  });
  serveEndpoint(app, leadEndpoints.subscribe, async (call) => {
    const { email, ...origin } = call.body;
    const address = addressOf(call.request);
    const account = call.caller?.personId;
    return answerOnce(
      services,
      submissionOf(leadEndpoints.subscribe, call.body, call),
      async (tx) => {
        const message = emailProblem(email);
        if (message) {
          const field = { field: 'email', label: fieldMessages.emailAddress(), message };
          return refuse('bad-input', { fields: [field], message });
        }
        const { isSuspected } = call;
        await joinList(services, tx, {
          ...{ list: 'newsletter', email, ...origin, address, isSuspected },
        });
        return { statusCode: 'success' as const };
      },
      () => throttles.count('form', { account, address }),
    );
  });
  serveEndpoint(app, leadEndpoints.getSubscription, async ({ request }) => {
    const purposes = [CONFIRM_PURPOSE, STOP_PURPOSE] as const;
    const id = await requireListLink(db, await keyOf(request), purposes);
    return present(await findSubscriber(db, id));
  });
  serveEndpoint(app, leadEndpoints.confirmSubscription, async ({ request }) => {
    const key = await keyOf(request);
    return atomically(db, async (tx) => {
      const id = await requireListLink(tx, key, [CONFIRM_PURPOSE]);
      const isNew = await confirmSubscriber(tx, { id, address: addressOf(request) });
      const row = await findSubscriber(tx, id);
      if (row && isNew) await welcome(services, tx, row);
      return present(row);
    });
  });
  serveEndpoint(app, leadEndpoints.stopSubscription, async ({ request }) =>
    stop(services, await keyOf(request)),
  );
  serveOneClick(app, '/newsletter/one-click', (key) => stop(services, key));
}

/** Takes the holder of a link off its list; a confirmation link can’t put them back. */
function stop(services: Services, key: string | null) {
  return atomically(services.db, async (tx) => {
    if (await stopValueUpdates(tx, key)) {
      return { list: 'value-updates' as const, state: 'stopped' as const };
    }
    if (await stopMarketing(services, tx, key)) {
      return { list: 'marketing' as const, state: 'stopped' as const };
    }
    const id = await requireListLink(tx, key, [STOP_PURPOSE]);
    await leaveList(tx, id);
    return present(await findSubscriber(tx, id));
  });
}

/** Refuses (list-link-refused) someone whose sign-up was deleted. */
function present(row: SubscriberRow | null) {
  if (!row) return refuseLead('list-link-refused');
  return { list: row.list as MailingList, state: stateOf(row) };
}

export function stateOf({ confirmed_at, stopped_at }: SubscriberRow): SubscriberState {
  if (stopped_at) return 'stopped';
  return confirmed_at ? 'confirmed' : 'waiting';
}
