import { tourRequestEndpoints } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { at, createTourApp, tourForm } from '../../../test/tour-app.ts';

const { app, ask } = await createTourApp();

describe('the list of tour requests', () => {
  const list = (as: SignedIn | null, query: Record<string, string> = {}) =>
    app.get(tourRequestEndpoints.listTourRequests.path, query, as);
  const staff = async (role_key: string) => app.signIn(await app.makePerson({ role_key }));

  it('is for staff who work leads', async () => {
    expect((await list(null)).status).toBe(401);
    for (const role of ['client', 'lender', 'internal-accounting-team']) {
      expect((await list(await staff(role))).status).toBe(403);
    }
    for (const role of ['agent', 'concierge', 'admin']) {
      expect((await list(await staff(role))).status).toBe(200);
    }
  });

  it('shows the newest first, with how to reach each person, page by page', async () => {
    await ask(tourForm());
    await ask(tourForm({ firstName: 'Noah Ek', inPersonTour: false, videoChatTour: true }));
    const concierge = await staff('concierge');
    const { body } = await list(concierge);
    expect(body).toMatchObject({ total: 2, data: [{ name: 'Noah Ek', kind: 'video-chat' }, {}] });
    expect(body.data[1]).toMatchObject({
      name: 'Eve Tester',
      email: 'eve@example.org',
      phone: '+14025550142',
      mlsNumber: 'T1',
      homeAddress: '5011 Chicago St, Omaha, NE 68132',
      kind: 'in-person',
      startsAt: [at('10:30'), at('14:00')],
    });
    const second = (await list(concierge, { page: '2', pageSize: '1' })).body;
    expect(second.data.map(({ name }: { name: string }) => name)).toEqual(['Eve Tester']);
  });

  it.each([
    ['noah', 1],
    ['chicago eve', 1],
    ['4025550142', 2],
    ['T1', 2],
    ['100%_', 0],
  ])('finds %s in %i', async (search, total) => {
    await ask(tourForm());
    await ask(tourForm({ firstName: 'Noah Ek', email: 'noah@example.org' }));
    expect((await list(await staff('admin'), { search })).body.total).toBe(total);
  });
});

describe('the list of tour requests for a role without some permissions', () => {
  const asRole = async (role_key: string) => {
    await app.database.db
      .insertInto('role_grant')
      .values({ role_key, permission_key: 'lead-assign-all' })
      .execute();
    await sql`update role set grants_version = grants_version + 1, requires_two_step = false
      where key = ${role_key}`.execute(app.database.db);
    const session = await app.signIn(await app.makePerson({ role_key }));
    return (search = '') =>
      app.get(tourRequestEndpoints.listTourRequests.path, { search }, session);
  };

  it('leaves out emails and phone numbers, and does not search them', async () => {
    await ask(tourForm());
    const list = await asRole('internal-accounting-team');
    expect((await list('eve')).body.data).toMatchObject([
      { name: 'Eve Tester', email: null, phone: null },
    ]);
    for (const hidden of ['example.org', '4025550142']) {
      expect((await list(hidden)).body.total).toBe(0);
    }
  });

  it('is not for outside parties, whatever their role may do', async () => {
    const list = await asRole('external-agents');
    expect((await list()).status).toBe(403);
  });
});
