import type { NotificationChoice } from '@homestead/contract/accounts';
import { language } from '@homestead/contract/platform';
import { afterAll, beforeEach } from 'vitest';
import { z } from 'zod';
import { identifyStream } from '../src/accounts/index.ts';
import {
  defineNotification,
  type News,
  notify,
  registerNotifications,
} from '../src/messaging/index.ts';
import { messagingRoom } from '../src/messaging/plugin.ts';
import { atomically, type Room, serveLive } from '../src/platform/index.ts';
import { createAccountsApp, type SignedIn } from './accounts-app.ts';
import { type LiveReader, readLive } from './live-reader.ts';

/** Kinds of a room above, of which messaging knows nothing. */
export const testKinds = {
  late: kindOf('late', ['email', 'digest', 'app', 'off'], 'digest'),
  prompt: kindOf('prompt', ['email', 'app'], 'email'),
  fixed: kindOf('fixed', ['email'], 'email'),
} as const;

function kindOf(
  key: string,
  choices: readonly NotificationChoice[],
  byDefault: NotificationChoice,
) {
  return defineNotification({
    ...{ key, choices, byDefault, isFor: 'everyone' },
    label: () => `About ${key}`,
    help: () => `Help of ${key}`,
    facts: z.object({ name: z.string() }),
    tell: ({ name }) => (language() === 'es' ? `Noticias de ${name}` : `News of ${name}`),
  });
}

const room: Room = {
  name: 'test',
  start: (_app, services) => registerNotifications(services, Object.values(testKinds)),
};

/**
 * An app with an agent, a neighbor and a client signed in. For the tests of one file: before each,
 * notifications and choices are forgotten.
 */
export async function openNotificationOffice() {
  const app = await createAccountsApp(
    {},
    {
      rooms: [messagingRoom, room],
      surround: async (scope, services) => serveLive(scope, services, identifyStream(services)),
    },
  );
  const agent = await app.makePerson({ role: 'agent', first_name: 'Nora' });
  const neighbor = await app.makePerson({ role: 'agent' });
  const client = await app.makePerson({ role: 'client', first_name: 'Eve' });
  const as = {
    agent: await app.signIn(agent),
    neighbor: await app.signIn(neighbor),
    client: await app.signIn(client),
  };
  const { services } = app;
  const readers: LiveReader[] = [];
  afterAll(async () => {
    for (const reader of readers) reader.close();
    await app.close();
  });
  beforeEach(async () => {
    await app.database.empty(
      'notification',
      'notification_digest',
      'notification_switch',
      'mail_message',
      'event_outbox',
    );
  });
  const tell = (
    person: { id: string },
    given: Partial<News<{ name: string }>> & { name?: string } = {},
  ) => {
    const { name = 'Eve', ...news } = given;
    return atomically(services.db, (tx) =>
      notify(services, tx, {
        ...{ type: testKinds.late, to: [person.id], about: null, path: '/newleads' },
        ...{ facts: { name }, ...news },
      }),
    );
  };
  const choose = (who: SignedIn, kind: string, by: string) =>
    app.post('User/UpdateNotifications', { notifications: [{ kind, by }] }, who);
  const list = (who: SignedIn | null, query: Record<string, string> = {}) =>
    app.get('notifications', query, who);
  const unread = async (who: SignedIn) =>
    (await app.get('notifications/unread', null, who)).body.unread;
  const mails = () =>
    services.db.selectFrom('mail_message').selectAll().orderBy('recorded_at').execute();
  const readStream = async (node: typeof app, who: SignedIn) => {
    const reader = await readLive(node, who);
    readers.push(reader);
    return reader;
  };
  return {
    app,
    services,
    agent,
    neighbor,
    client,
    as,
    tell,
    choose,
    list,
    unread,
    mails,
    readStream,
  };
}
