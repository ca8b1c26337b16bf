import {
  mailingListEndpoints as calls,
  EXPORT_MAX,
  type MailingList,
  type WireSubscriber,
} from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import {
  type ColumnScope,
  csvFile,
  requireCaller,
  requireSeen,
  type Services,
  seenColumns,
  serveEndpoint,
} from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { listMessages } from '../messages/list-emails.ts';
import { stateOf } from './list-calls.ts';
import { type SubscriberRow, selectConfirmed, selectSubscribers } from './subscriber-store.ts';

const columns: ColumnScope = {
  email: { label: fieldMessages.email, see: ['column-email'], change: ['column-email'] },
};

/** Registers the calls with which staff see who is on a mailing list. */
export function serveSubscriberCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, calls.listSubscribers, async ({ query, caller: signedIn }) => {
    const caller = requireCaller({ caller: signedIn });
    const { list = null, state = null, ...page } = query;
    const { rows, ...facts } = await selectSubscribers(db, { list, state }, page);
    return { data: rows.map((row) => seenColumns(caller, columns, present(row))), ...facts };
  });
  serveEndpoint(app, calls.exportSubscribers, async ({ query: { list }, caller }) => {
    requireSeen(requireCaller({ caller }), columns, ['email']);
    const rows = await selectConfirmed(db, list, EXPORT_MAX);
    const head = [fieldMessages.emailAddress(), fieldMessages.name(), listMessages.language()];
    return {
      fileName: `${list}-${localDate(new Date())}.csv`,
      csv: csvFile([head, ...rows.map(({ email, name, language }) => [email, name, language])]),
    };
  });
}

function present(row: SubscriberRow): WireSubscriber {
  return {
    id: row.id,
    list: row.list as MailingList,
    state: stateOf(row),
    email: row.email,
    name: row.name,
    language: row.language as WireSubscriber['language'],
    page: row.page,
    wording: row.wording,
    askedAt: row.asked_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
  };
}
