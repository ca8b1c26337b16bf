import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, agent, neighbor, as, send, rowsOf } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });

const addLead = async (given: Record<string, unknown>): Promise<string> => {
  const row = { last_name: 'Tester', agent_id: agent.id, ...given };
  const { rows } = await sql<{ id: string }>`
    insert into lead (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning id`.execute(db);
  return String(rows[0]?.id);
};
let eve = '';
let evelyn = '';
beforeEach(async () => {
  eve = await addLead({ first_name: 'Eve', email: 'eve@example.org', city: 'Elkhorn' });
  evelyn = await addLead({ first_name: 'Evelyn', email: 'evelyn@example.org', city: 'Omaha' });
  await sql`update lead set zip = '68132' where id = ${evelyn}`.execute(db);
  await sql`insert into lead_tag (lead_id, tag) values (${evelyn}, 'vip')`.execute(db);
  await app.post(`leads/${evelyn}/notes`, { body: 'Likes brick' }, as.agent);
  await app.post('tasks', { kind: 'call', title: 'Call', leadId: evelyn }, as.agent);
});
const merge = async () =>
  (
    await app.post(
      'lead-merges',
      { survivorId: eve, mergedId: evelyn, take: ['city', 'zip'] },
      as.agent,
    )
  ).body.data.id;
const preview = (id: string, who: SignedIn | null = as.agent) =>
  app.get(`lead-merges/${id}/unmerge`, null, who);

describe('what undoing a merge would do (R-447)', () => {
  it('says what goes back, what changes, and what stays, and does none of it', async () => {
    const id = await merge();
    await send({ email: 'evelyn@example.org' });
    await app.post(`leads/${eve}/notes`, { body: 'Since then' }, as.agent);
    await sql`update lead set zip = '68022' where id = ${eve}`.execute(db);
    const before = [await rowsOf('lead'), await rowsOf('lead_note'), await rowsOf('lead_merge')];
    const { status, body } = await preview(id);
    expect([status, body.data]).toEqual([
      200,
      {
        ...{ survivorName: 'Eve Tester', mergedName: 'Evelyn Tester', hasAccount: false },
        goesBack: { inquiries: 0, messages: 0, notes: 1, tasks: 1, tags: 1 },
        staysSince: { inquiries: 1, messages: 0, notes: 1, tasks: 0 },
        fields: [{ label: 'City', now: 'Omaha', after: 'Elkhorn' }],
        kept: ['Zip'],
      },
    ]);
    expect([await rowsOf('lead'), await rowsOf('lead_note'), await rowsOf('lead_merge')]).toEqual(
      before,
    );
    const undone = await app.post(`lead-merges/${id}/unmerge`, {}, as.agent);
    expect(undone.body.data.kept).toEqual(body.data.kept);
    const notes = (await rowsOf('lead_note')).map(({ lead_id, body: said }) => [lead_id, said]);
    expect(notes).toEqual(
      expect.arrayContaining([
        [evelyn, 'Likes brick'],
        [eve, 'Since then'],
      ]),
    );
    expect((await preview(id)).body.code).toBe('merge-undone');
  });

  it('is refused like the undoing itself, to strangers and neighbors, too', async () => {
    const id = await merge();
    expect((await preview(id, null)).status).toBe(401);
    expect((await preview(id, as.client)).status).toBe(403);
    expect((await preview(id, as.neighbor)).status).toBe(404);
    expect((await preview(crypto.randomUUID())).body.code).toBe('merge-not-found');
    expect((await preview(id, admin)).status).toBe(200);
    await addLead({ first_name: 'Other', email: 'evelyn@example.org', agent_id: neighbor.id });
    const [seen, done] = [
      await preview(id),
      await app.post(`lead-merges/${id}/unmerge`, {}, as.agent),
    ];
    expect([seen.status, seen.body.code]).toEqual([409, 'unmerge-email-taken']);
    expect([done.status, done.body.code]).toEqual([409, 'unmerge-email-taken']);
  });
});
