import type { WireClaimable } from '@homestead/contract/leads';
import { dateAfter, localDate } from '@homestead/contract/platform';
import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openRoutingOffice } from '../../../test/routing-office.ts';

const { app, as, people, addRule, addPond, ask, claim, agentOf } = await openRoutingOffice();

const list = async (who: SignedIn | null): Promise<WireClaimable[]> =>
  (await app.get('claimable-leads', {}, who)).body.data;
const count = async (who: SignedIn): Promise<number> =>
  (await app.get('claimable-leads/count', {}, who)).body.data.claimable;

describe('Claim Contact', () => {
  it('is for those who hold claimcontact', async () => {
    const client = await app.signIn(await app.makePerson({ role: 'client' }));
    const lender = await app.signIn(await app.makePerson({ role: 'lender' }));
    for (const path of ['claimable-leads', 'claimable-leads/count']) {
      const asked = [null, client, lender].map(
        async (who) => (await app.get(path, {}, who)).status,
      );
      expect(await Promise.all(asked)).toEqual([401, 403, 403]);
    }
  });

  it('lists what nobody works with its clock, and counts the same', async () => {
    const lead = await ask();
    const [row] = await list(as.ana);
    expect(row).toMatchObject({ id: lead?.id, abilities: ['claim'], pond: null });
    expect(row?.dueAt).not.toBeNull();
    expect([await count(as.ana), await count(as.priya)]).toEqual([1, 1]);
    expect((await claim(lead?.id ?? '', as.ana)).status).toBe(200);
    expect([await list(as.ana), await list(as.priya)]).toEqual([[], []]);
    expect([await count(as.ana), await count(as.priya)]).toEqual([0, 0]);
  });

  it('leaves out ponds of others, and ponds of which a member has enough', async () => {
    const pond = await addPond([people.ana], 1);
    await addRule({ way: 'pond', pondId: pond.id, agents: [] });
    const [first, second] = [await ask(), await ask()];
    expect((await list(as.ana)).map(({ id }) => id).sort()).toEqual([first?.id, second?.id].sort());
    expect([await count(as.ana), await count(as.priya)]).toEqual([2, 0]);
    expect((await claim(first?.id ?? '', as.ana)).status).toBe(200);
    expect([await count(as.ana), await list(as.ana)]).toEqual([0, []]);
    expect((await claim(second?.id ?? '', as.ana)).body.code).toBe('pond-claims-full');
    expect(await count(as.admin)).toBe(1);
  });

  it('is refused to those whose license lapsed, also by answering a tour (R-492)', async () => {
    const licensedUntil = (day: string | null) =>
      app.database.pool.query('update person set license_expires_on = $2 where id = $1', [
        people.ana.id,
        day,
      ]);
    const lead = await ask();
    const id = lead?.id ?? '';
    await licensedUntil('2020-01-01');
    const refused = await claim(id, as.ana);
    expect([refused.status, refused.body.code]).toEqual([409, 'cannot-take-leads']);
    const day = dateAfter(localDate(new Date()), 3);
    const tour = { homes: ['E1'], kind: 'in-person', startsAt: `${day}T10:30` };
    const booked = await app.post(`leads/${id}/tours`, tour, as.ana);
    expect([booked.status, booked.body.code]).toEqual([409, 'cannot-take-leads']);
    expect(await agentOf(id)).toBeNull();
    await licensedUntil('2999-01-01');
    expect((await claim(id, as.ana)).status).toBe(200);
    await licensedUntil('2020-01-01');
    expect((await claim(id, as.ana)).status).toBe(200);
    await licensedUntil(null);
  });

  it('leaves out suspected spam and erased leads', async () => {
    const [first, second] = [await ask(), await ask()];
    await app.database.pool.query('update lead set last_inquiry_at = null where id = $1', [
      first?.id,
    ]);
    await app.database.pool.query('update lead set erased_at = now() where id = $1', [second?.id]);
    expect([await count(as.admin), await list(as.admin)]).toEqual([0, []]);
  });
});
