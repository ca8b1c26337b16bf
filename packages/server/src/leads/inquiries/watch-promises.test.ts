import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectToPassBadRow } from '../../../test/bad-row.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { watchPromises } from './watch-promises.ts';

const { app, db, agent, as, claim, log, mails, rowsOf, waitingLead, send } = await openLeadOffice();

describe('the promise', () => {
  const dueIn = (minutes: number) =>
    sql`update inquiry set due_at = now() + make_interval(mins => ${minutes})`.execute(db);
  const watch = () => watchPromises(app.services, new AbortController().signal);
  const warned = async () =>
    (await mails())
      .filter(({ kind }) => kind === 'leads.promise-warning')
      .map(({ to_address }) => to_address)
      .sort();

  it('warns the agent, then the team, then the office, each warning once', async () => {
    const leadId = await waitingLead();
    await claim(leadId, as.agent);
    await dueIn(40);
    expect(await watch()).toBe(0);
    await dueIn(29);
    expect([await watch(), await watch()]).toEqual([1, 0]);
    expect(await warned()).toEqual([agent.email]);
    await dueIn(4);
    expect([await watch(), await watch()]).toEqual([1, 0]);
    expect(await warned()).toEqual(
      [
        agent.email,
        agent.email,
        'concierge@prairieandmain.example',
        'hello@prairieandmain.example',
      ].sort(),
    );
  });

  it('names a missed one only to who sees the lead', async () => {
    const wide = await app.makePerson({ role: 'admin' });
    await claim(await waitingLead(), as.agent);
    await dueIn(-1);
    const missed = async () => {
      await app.database.empty('notification');
      await sql`update inquiry set warned = 3`.execute(db);
      await watch();
      return (await rowsOf('notification'))
        .filter(({ kind }) => kind === 'promise-missed')
        .map(({ person_id }) => person_id);
    };
    expect(await missed()).toContain(wide.id);
    for (const scope of ['own', 'team']) {
      await app.database.asOwner(`update role set scope = '${scope}' where key = 'admin'`);
      expect(await missed()).not.toContain(wide.id);
    }
    await app.database.asOwner(
      `insert into concierge_care (agent_id, concierge_id) values ('${agent.id}', '${wide.id}')`,
    );
    expect(await missed()).toContain(wide.id);
    await app.database.asOwner(`update role set scope = 'all' where key = 'admin'`);
  });

  it('warns nobody about what was answered', async () => {
    const leadId = await waitingLead();
    await dueIn(4);
    await log(leadId, as.agent);
    expect(await watch()).toBe(0);
  });

  it('warns about the others when one can’t be, and about that one later', async () => {
    for (const email of ['ann@example.org', 'bo@example.org']) await send({ email });
    await dueIn(4);
    const [bad] = await rowsOf('inquiry');
    await expectToPassBadRow(
      app.database,
      { table: 'inquiry', id: String(bad?.id), others: 1 },
      watch,
    );
  });
});

describe('the public figure', () => {
  const record = async () => (await app.get('inquiries/promise-record')).body.record;
  const answerAll = (minutes: number) =>
    sql`update inquiry set due_at = now() - interval '1 hour', answered_how = 'call',
      answered_at = now() - make_interval(mins => ${minutes})`.execute(db);

  it('counts the inquiries that were due, from twenty on', async () => {
    for (let sent = 0; sent < 19; sent += 1) await send({ email: `eve${sent}@example.org` });
    await answerAll(61);
    expect(await record()).toBeNull();
    await send({ email: 'late@example.org' });
    await sql`update inquiry set due_at = now() - interval '2 hours' where due_at > now()`.execute(
      db,
    );
    expect(await record()).toEqual({ inquiries: 20, inTime: 19, minutes: 60 });
  });
});
