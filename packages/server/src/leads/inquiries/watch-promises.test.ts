import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { watchPromises } from './watch-promises.ts';

const { app, db, agent, as, claim, log, mails, waitingLead } = await openLeadOffice();

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

  it('warns nobody about what was answered', async () => {
    const leadId = await waitingLead();
    await dueIn(4);
    await log(leadId, as.agent);
    expect(await watch()).toBe(0);
  });
});
