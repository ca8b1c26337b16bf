import { setTimeout as pause } from 'node:timers/promises';
import { liveMessage } from '@homestead/contract/platform';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { atomically, defineEvent, holds, recordEvent, serveLive } from '#platform';
import {
  type AccountsApp,
  createAccountsApp,
  fromOwnPage,
  type SignedIn,
} from '../../../test/accounts-app.ts';
import { type LiveReader, readLive } from '../../../test/live-reader.ts';
import { identifyStream } from './identify-stream.ts';

const noted = defineEvent('test.noted', z.object({ personId: z.string(), text: z.string() }));
const listed = defineEvent('test.listed', z.object({ text: z.string() }));
const list = liveMessage<{ text: string }>('test.list');
const note = liveMessage<{ text: string }>('test.note');

let at: AccountsApp;
let right: { id: string } & SignedIn;
let neighbor: { id: string } & SignedIn;
const readers: LiveReader[] = [];

beforeAll(async () => {
  at = await createAccountsApp(
    {},
    {
      surround: async (scope, services) => {
        serveLive(scope, services, identifyStream(services));
        services.live.publish(noted, note, ({ personId, text }, caller) =>
          personId === caller.personId ? { text } : null,
        );
        services.live.publish(listed, list, ({ text }, caller) =>
          holds(caller, 'usermanagement') ? { text } : null,
        );
      },
    },
  );
  at.services.hub.start();
  await at.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await at.close();
  await at.services.hub.stop();
});
beforeEach(async () => {
  right = await newPerson();
  neighbor = await newPerson();
});
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close();
  await expect.poll(() => at.services.live.streamCount).toBe(0);
});

async function newPerson() {
  const person = await at.makePerson();
  return { id: person.id, ...(await at.signIn(person)) };
}

async function open(as: SignedIn, headers: Record<string, string> = {}): Promise<LiveReader> {
  const reader = await readLive(at, as, headers);
  readers.push(reader);
  if (reader.status === 200) {
    await expect.poll(() => reader.messages.some(({ event }) => event === 'alive')).toBe(true);
  }
  return reader;
}

const tell = (personId: string, text: string) =>
  recordEvent(at.database.db, noted, { personId, text });

const texts = (reader: LiveReader) =>
  reader.messages.flatMap(({ event, data }) => (event.startsWith('test.') ? [data.text] : []));

describe('a stream of live messages', () => {
  it('is refused to strangers and to other sites', async () => {
    expect((await readLive(at, null, { origin: 'http://127.0.0.1:3000' })).status).toBe(401);
    const foreign = await readLive(at, right, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await readLive(at, { jwtToken: `${right.jwtToken}x` })).status).toBe(401);
    const byCookie = await readLive(at, null, fromOwnPage(right.cookie).headers);
    expect(byCookie.status).toBe(401);
  });

  it('brings the message to the right person and nothing to another person', async () => {
    const [mine, theirs] = [await open(right), await open(neighbor)];
    await tell(right.id, 'for you');
    await expect.poll(() => texts(mine)).toEqual(['for you']);
    await tell(neighbor.id, 'for them');
    await expect.poll(() => texts(theirs)).toEqual(['for them']);
    expect(texts(mine)).toEqual(['for you']);
  });

  it('is not held up by proxies or compression', async () => {
    const { headers } = await open(right, { 'accept-encoding': 'gzip, br' });
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('resumes after an interruption where it stopped', async () => {
    const first = await open(right);
    await tell(right.id, 'one');
    await expect.poll(() => texts(first)).toEqual(['one']);
    const last = first.messages.at(-1)?.id ?? '';
    first.close();
    await tell(right.id, 'two');
    await tell(neighbor.id, 'not yours');
    const again = await open(right, { 'last-event-id': last });
    expect(texts(again)).toEqual(['one', 'two']);
    expect(again.messages.map(({ event }) => event)).not.toContain('missed');
  });

  it('misses no event that is committed after a later one', async () => {
    const reader = await open(right);
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const early = atomically(at.database.db, async (tx) => {
      await recordEvent(tx, noted, { personId: right.id, text: 'recorded first' });
      await held;
    });
    await tell(right.id, 'committed first');
    await expect.poll(() => texts(reader)).toEqual(['committed first']);
    const last = reader.messages.at(-1)?.id ?? '';
    reader.close();
    commit();
    await early;
    const again = await open(right, { 'last-event-id': last });
    expect(texts(again)).toContain('recorded first');
  });

  it('says that messages were missed when it can’t tell which', async () => {
    for (const last of ['nonsense', `1-${Date.now() - 25 * 3600_000}`, `999999999-${Date.now()}`]) {
      const reader = await open(right, { 'last-event-id': last });
      expect(reader.messages.map(({ event }) => event)).toEqual(['missed', 'alive']);
    }
  });

  it("ends with the session, which can't open it again", async () => {
    const reader = await open(right);
    const other = await open(neighbor);
    await at.post(
      'User/SignOut',
      {},
      { headers: { cookie: right.cookie, origin: 'http://127.0.0.1:3000' } },
    );
    await reader.ended;
    expect(reader.messages.at(-1)?.event).toBe('ended');
    expect((await readLive(at, right)).status).toBe(401);
    await tell(neighbor.id, 'still here');
    await expect.poll(() => texts(other)).toEqual(['still here']);
  });

  it('brings nothing to a person who was deactivated without an event', async () => {
    const reader = await open(right);
    await at.database.pool.query('update person set deactivated_at = now() where id = $1', [
      right.id,
    ]);
    await tell(right.id, 'too late');
    await reader.ended;
    expect(texts(reader)).toEqual([]);
  });

  it('is checked every 15 seconds, each stream at its own moment', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const open3 = [await open(right), await open(right), await open(neighbor)];
      const checks = () =>
        open3.map(({ messages }) => messages.filter(({ event }) => event === 'alive').length);
      const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
      for (let second = 1; second <= 15; second += 1) {
        const before = sum(checks());
        vi.advanceTimersByTime(1000);
        await pause(60);
        expect(sum(checks()) - before).toBeLessThanOrEqual(1);
      }
      await expect.poll(checks).toEqual([2, 2, 2]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('can be open at most 8 times per session and 16 per person', async () => {
    const person = await at.makePerson();
    const sessions = [await at.signIn(person), await at.signIn(person), await at.signIn(person)];
    for (const session of sessions.slice(0, 2)) {
      const opened = await Promise.all(Array.from({ length: 8 }, () => open(session)));
      expect(opened.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect((await open(session)).status).toBe(429);
    }
    expect((await open(sessions[2] as SignedIn)).status).toBe(429);
    expect((await open(neighbor)).status).toBe(200);
  });

  it('loses nothing when the listening connection is cut', async () => {
    const reader = await open(right);
    const expected: string[] = [];
    for (let number = 0; number < 12; number += 1) {
      if (number % 4 === 1) await cutHub();
      expected.push(`note ${number}`);
      await tell(right.id, `note ${number}`);
    }
    await expect.poll(() => texts(reader).length, { timeout: 10_000 }).toBe(12);
    expect(texts(reader).sort()).toEqual(expected.sort());
  });

  it('on another node ends with the session, and brings nothing the role may no longer see', async () => {
    const node = await at.openNode();
    node.services.hub.start();
    await node.app.listen({ host: '127.0.0.1', port: 0 });
    const admin = await at.signInNew({ role: 'admin' });
    const agent = await at.makePerson({ role: 'agent' });
    const on = async (as: SignedIn) => {
      const reader = await readLive(node, as);
      readers.push(reader);
      await expect.poll(() => reader.messages.some(({ event }) => event === 'alive')).toBe(true);
      return reader;
    };
    const [signedOut, deactivated] = [await on(right), await on(await at.signIn(agent))];
    const staff = await on(admin);
    const isOver = ({ messages }: LiveReader) => messages.at(-1)?.event === 'ended';

    await at.post('User/SignOut', {}, fromOwnPage(right.cookie));
    await signedOut.ended;
    expect([isOver(signedOut), isOver(deactivated)]).toEqual([true, false]);
    await at.post(`users/${agent.id}/deactivate`, {}, admin);
    await deactivated.ended;
    expect(isOver(deactivated)).toBe(true);

    await recordEvent(at.database.db, listed, { text: 'seen' });
    await expect.poll(() => texts(staff)).toEqual(['seen']);
    await at.database.pool.query(
      "delete from role_grant where role_key = 'admin' and permission_key = 'usermanagement'",
    );
    await at.database.pool.query(
      "update role set grants_version = grants_version + 1 where key = 'admin'",
    );
    await recordEvent(at.database.db, listed, { text: 'hidden' });
    const { personId } = await at.accounts.callers.find(admin.sessionId).then((one) => one!);
    await tell(personId, 'own');
    await expect.poll(() => texts(staff)).toEqual(['seen', 'own']);
    await node.app.close();
    await node.services.hub.stop();
  });

  it('ends when the server closes', async () => {
    const node = await at.openNode();
    node.services.hub.start();
    await node.app.listen({ host: '127.0.0.1', port: 0 });
    const reader = await readLive(node, right);
    const begun = performance.now();
    await node.app.close();
    await reader.ended;
    await node.services.hub.stop();
    expect(performance.now() - begun).toBeLessThan(3000);
    expect(reader.messages.at(-1)?.event).not.toBe('ended');
  });
});

async function cutHub(): Promise<void> {
  await at.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'homestead hub' and datname = current_database()`,
  );
}
