import {
  notificationKeys,
  notificationKinds,
  type ownSettingsEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type Caller, dropUnsentMails, type Queryable, type Services } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { listNotificationSwitches, storeNotificationSwitches } from './notification-store.ts';

type Notifications = AnswerOf<typeof ownSettingsEndpoints.getNotifications>;

/** The caller's notification settings: every kind, in the order of the contract. */
export async function getNotifications(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<Notifications> {
  return answer(await readSwitches(db, caller.personId));
}

/** Sets the given switches; security notifications stay on, whatever is sent. */
export async function updateNotifications(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  body: BodyOf<typeof ownSettingsEndpoints.updateNotifications>,
): Promise<Notifications> {
  const wanted = new Map(
    body.notifications
      .filter(({ kind }) => !notificationKinds[kind].isFixed)
      .map(({ kind, byEmail }) => [kind, { kind, by_email: byEmail }]),
  );
  return atomically(db, async (tx) => {
    await storeNotificationSwitches(tx, caller.personId, [...wanted.values()]);
    for (const { kind, by_email: isOn } of wanted.values()) {
      if (!isOn) await dropUnsentMails(tx, { personId: caller.personId, kind });
    }
    const switches = await readSwitches(tx, caller.personId);
    return answer(switches, answerMessages.notificationsUpdated());
  });
}

async function readSwitches(db: Queryable, personId: string): Promise<Notifications['data']> {
  const rows = new Map(
    (await listNotificationSwitches(db, personId)).map((row) => [row.kind, row]),
  );
  return notificationKeys.map((kind) => {
    const { isFixed } = notificationKinds[kind];
    const row = isFixed ? undefined : rows.get(kind);
    return {
      kind,
      byEmail: row?.by_email ?? true,
      isFixed,
    };
  });
}
