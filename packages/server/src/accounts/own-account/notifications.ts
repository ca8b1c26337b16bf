import {
  type NotificationChoice,
  notificationChoiceLabels,
  type ownSettingsEndpoints,
  type PermissionKey,
} from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf, Language } from '@homestead/contract/platform';
import {
  atomically,
  type Caller,
  type DatabaseTransaction,
  dropUnsentMails,
  inLanguage,
  type Queryable,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { refuseField } from '../refuse-field.ts';
import { selectWhoseTeamHas } from '../teams/team-store.ts';
import { choiceOf, type NotificationKind } from './notification-kinds.ts';
import {
  listChoices,
  listNotificationChoices,
  selectHolders,
  selectHoldersAmong,
  selectReachable,
  storeNotificationChoices,
} from './notification-store.ts';

type Notifications = AnswerOf<typeof ownSettingsEndpoints.getNotifications>;
type Parts = Pick<AccountsServices, 'db' | 'notificationKinds'>;

/** How the caller is notified about what, in the order the kinds were registered. */
export async function getNotifications(
  accounts: Parts,
  caller: Caller,
  language: Language,
): Promise<Notifications> {
  return answer(await readSettings(accounts, accounts.db, caller, language));
}

/**
 * Stores the given choices. An email of a kind that isn't emailed anymore and still waits is
 * dropped. Refuses (bad-input) kinds that the caller can't be notified about, and choices that a
 * kind doesn't have.
 */
export async function updateNotifications(
  accounts: Parts,
  caller: Caller,
  body: BodyOf<typeof ownSettingsEndpoints.updateNotifications>,
  language: Language,
): Promise<Notifications> {
  const kinds = new Map(accounts.notificationKinds.of(caller).map((kind) => [kind.key, kind]));
  const wanted = new Map<string, NotificationChoice>();
  for (const { kind, by } of body.notifications) {
    if (!kinds.get(kind)?.choices.includes(by)) refuseChoice();
    wanted.set(kind, by);
  }
  return atomically(accounts.db, async (tx) => {
    await storeChoices(tx, caller.personId, wanted);
    const settings = await readSettings(accounts, tx, caller, language);
    return answer(settings, answerMessages.notificationsUpdated());
  });
}

/** Stores a person's choices by kind, and drops what waits to be emailed against them. */
async function storeChoices(
  tx: DatabaseTransaction,
  personId: string,
  wanted: ReadonlyMap<string, NotificationChoice>,
): Promise<void> {
  const choices = [...wanted].map(([kind, choice]) => ({ kind, choice }));
  await storeNotificationChoices(tx, personId, choices);
  for (const { kind, choice } of choices) {
    if (choice !== 'email') await dropUnsentMails(tx, { personId, kind });
  }
}

/** Leaves in the app what a person has had in the daily email. */
export async function stopDigest(
  { notificationKinds }: Pick<Parts, 'notificationKinds'>,
  tx: DatabaseTransaction,
  personId: string,
): Promise<void> {
  const rows = await listNotificationChoices(tx, personId);
  const stored = new Map(rows.map(({ kind, choice }) => [kind, choice]));
  const digested = notificationKinds
    .all()
    .filter((kind) => choiceOf(kind, stored.get(kind.key)) === 'digest');
  await storeChoices(tx, personId, new Map(digested.map(({ key }) => [key, 'app'])));
  await dropUnsentMails(tx, { personId, kind: 'digest' });
}

function refuseChoice(): never {
  const message = fieldMessages.choiceRefused();
  return refuseField('notifications', fieldMessages.notifications(), message);
}

async function readSettings(
  { notificationKinds }: Pick<Parts, 'notificationKinds'>,
  db: Queryable,
  caller: Caller,
  language: Language,
): Promise<Notifications['data']> {
  const rows = await listNotificationChoices(db, caller.personId);
  const stored = new Map(rows.map(({ kind, choice }) => [kind, choice]));
  return inLanguage(language, () =>
    notificationKinds.of(caller).map((kind) => ({
      kind: kind.key,
      label: kind.label(),
      help: kind.help(),
      by: choiceOf(kind, stored.get(kind.key)),
      choices: kind.choices.map((by) => ({ by, label: notificationChoiceLabels[by]() })),
    })),
  );
}

/** The ids of staff who hold a permission and haven't left, at most 200. */
export async function findHolders(tx: Queryable, permission: PermissionKey): Promise<string[]> {
  return (await selectHolders(tx, permission)).map(({ personId }) => personId);
}

/** Those of these people who hold a permission now. */
export const findHoldersAmong = selectHoldersAmong;

/** Those of them who see the records of a person; of nobody's, only who sees everyone's. */
export async function findHoldersOver(
  tx: Queryable,
  permission: PermissionKey,
  ownerId: string | null,
): Promise<string[]> {
  const holders = await selectHolders(tx, permission);
  const ofTeams = ownerId === null ? [] : holders.filter(({ scope }) => scope === 'team');
  const near = new Set(await selectWhoseTeamHas(tx, ofTeams, ownerId));
  return holders
    .filter(({ personId, scope }) => scope === 'all' || personId === ownerId || near.has(personId))
    .map(({ personId }) => personId);
}

/** Someone who can be notified, and how they want to be. */
export interface NotifiedPerson {
  id: string;
  email: string;
  firstName: string;
  language: Language;
  choice: NotificationChoice;
}

/** Those of these people who haven't left, with what they chose for a kind. */
export async function selectNotified(
  tx: Queryable,
  kind: NotificationKind,
  personIds: readonly string[],
): Promise<NotifiedPerson[]> {
  if (personIds.length === 0) return [];
  const rows = await listChoices(tx, { kind: kind.key, personIds });
  const chosen = new Map(rows.map(({ person_id: id, choice }) => [id, choice]));
  return (await selectReachable(tx, personIds)).map((person) => ({
    ...{ id: person.id, email: person.email, firstName: person.first_name },
    ...{ language: person.language as Language, choice: choiceOf(kind, chosen.get(person.id)) },
  }));
}
