import {
  notificationEndpoints,
  notificationsMoved,
  type WireNotification,
} from '@homestead/contract/messaging';
import type { FastifyInstance } from 'fastify';
import { openAccounts } from '#accounts';
import {
  atomically,
  inLanguage,
  languageOf,
  recordEvent,
  requireCaller,
  type Services,
  serveEndpoint,
} from '#platform';
import { notificationMessages } from '../messages.ts';
import { refuseMessaging } from '../refuse-messaging.ts';
import { notificationsChanged } from './notification-events.ts';
import {
  countUnread,
  markAllRead,
  markRead,
  type NotificationRow,
  selectNotifications,
} from './notification-store.ts';
import { tellNotification } from './register-notifications.ts';

/** Registers the calls about the caller's own notifications, and tells their open pages. */
export function serveNotificationCalls(app: FastifyInstance, services: Services): void {
  const { db, live } = services;
  const accounts = openAccounts(services);

  serveEndpoint(app, notificationEndpoints.listNotifications, async (call) => {
    const caller = requireCaller(call);
    const { state = null, kind = null, ...page } = call.query;
    const { rows, ...facts } = await selectNotifications(
      db,
      caller.personId,
      { state, kind },
      page,
    );
    const unread = await countUnread(db, caller.personId);
    return inLanguage(languageOf(call.request), () => ({
      data: rows.map((row) => present(services, row)),
      ...{ ...facts, unread },
      kinds: accounts.notificationKinds
        .of(caller)
        .filter(({ key }) => key !== 'security')
        .map(({ key, label }) => ({ kind: key, label: label() })),
    }));
  });

  serveEndpoint(app, notificationEndpoints.countNotifications, async (call) => ({
    unread: await countUnread(db, requireCaller(call).personId),
  }));

  serveEndpoint(app, notificationEndpoints.readNotification, async (call) => {
    const { personId } = requireCaller(call);
    return atomically(db, async (tx) => {
      const read = await markRead(tx, personId, call.params.id);
      if (!read) return refuseMessaging('notification-not-found');
      if (read.isNew) await recordEvent(tx, notificationsChanged, { personIds: [personId] });
      return { data: { path: read.path }, unread: await countUnread(tx, personId) };
    });
  });

  serveEndpoint(app, notificationEndpoints.readNotifications, async (call) => {
    const { personId } = requireCaller(call);
    return atomically(db, async (tx) => {
      const read = await markAllRead(tx, personId, new Date(call.body.upTo));
      if (read > 0) await recordEvent(tx, notificationsChanged, { personIds: [personId] });
      return { data: { read }, unread: await countUnread(tx, personId) };
    });
  });

  live.publish(notificationsChanged, notificationsMoved, async ({ personIds }, caller) =>
    personIds.includes(caller.personId) ? { unread: await countUnread(db, caller.personId) } : null,
  );
}

function present(services: Services, row: NotificationRow): WireNotification {
  const told = tellNotification(services, row);
  return {
    id: row.id,
    kind: row.kind,
    kindLabel: told?.label ?? notificationMessages.other(),
    text: told?.text ?? notificationMessages.otherText(),
    path: row.path,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    abilities: row.read_at ? [] : ['read'],
  };
}
