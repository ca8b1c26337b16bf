import { randomUUID } from 'node:crypto';
import type { BulkInput } from '@homestead/contract/leads';
import { describe, expect, it } from 'vitest';
import { openBulkOffice } from '../../../test/bulk-office.ts';

const {
  app,
  as,
  agent,
  neighbor,
  admin,
  rowsOf,
  leadsOf,
  start,
  preview,
  undo,
  rowsIn,
  done,
  tagsIn,
} = await openBulkOffice();

const add = (tag: string): BulkInput => ({ kind: 'add-tag', tag });
const remove = (tag: string): BulkInput => ({ kind: 'remove-tag', tag });
const setTags = (id: string, tags: string[], who = admin) =>
  app.put(`leads/${id}/tags`, { tags }, who);
const names = async () => (await tagsIn()).map(({ tag }) => tag);

describe('tags of many leads (R-377)', () => {
  it('are added where they aren’t yet, with a line on the timeline, and taken off again', async () => {
    const ids = await leadsOf(agent.id, 3);
    await setTags(ids[0] ?? '', ['VIP']);
    const told = await preview(add('vip'), ids, as.agent);
    expect(told.body.data).toMatchObject({ total: 3, ready: 2, same: 1, refused: [] });
    const { id, counts, what } = await done(add('  vip '), ids, as.agent);
    expect(counts).toMatchObject({ done: 2, same: 1 });
    expect(what).toBe('Tag added: vip');
    expect((await names()).toSorted()).toEqual(['VIP', 'vip', 'vip']);
    const lines = (await rowsOf('lead_activity')).filter(({ done_by }) => done_by === agent.id);
    expect(lines.map(({ kind, facts }) => ({ kind, facts }))).toEqual(
      Array(2).fill({ kind: 'tags', facts: { added: ['vip'], removed: [] } }),
    );
    expect((await undo(id, as.agent)).body.data.counts).toMatchObject({ undone: 2, kept: 0 });
    expect(await names()).toEqual(['VIP']);
  });

  it('come back as they were spelled, unless someone put the tag on again since', async () => {
    const ids = await leadsOf(agent.id, 3);
    for (const id of ids.slice(0, 2)) await setTags(id, ['New Build', 'other']);
    const { id, counts } = await done(remove('new build'), ids);
    expect(counts).toMatchObject({ done: 2, same: 1 });
    expect(await names()).toEqual(['other', 'other']);
    await setTags(ids[1] ?? '', ['new build', 'other']);
    expect((await undo(id)).body.data.counts).toMatchObject({ undone: 1, kept: 1 });
    expect(new Set(await names())).toEqual(new Set(['New Build', 'new build', 'other']));
    expect(await rowsIn(id, admin, 'kept')).toMatchObject([{ leadId: ids[1] }]);
  });

  it('stay with a lead where someone put the tag on again before the undo', async () => {
    const [lead = ''] = await leadsOf(agent.id, 1);
    const { id } = await done(add('vip'), [lead], as.agent);
    await setTags(lead, []);
    await setTags(lead, ['vip']);
    expect((await undo(id, as.agent)).body.data.counts).toMatchObject({ undone: 0, kept: 1 });
    expect(await names()).toEqual(['vip']);
  });

  it('are at most 20 on a lead; the others get theirs', async () => {
    const ids = await leadsOf(agent.id, 2);
    await setTags(
      ids[0] ?? '',
      Array.from({ length: 20 }, (_, n) => `tag ${n}`),
    );
    const { id, counts } = await done(add('vip'), ids);
    expect(counts).toMatchObject({ done: 1, refused: 1 });
    expect(await rowsIn(id, admin, 'refused')).toMatchObject([
      { leadId: ids[0], message: expect.stringContaining('20 tags') },
    ]);
  });

  it('are set by those who edit leads, on leads in their sight', async () => {
    const ids = [...(await leadsOf(agent.id, 1)), ...(await leadsOf(neighbor.id, 1)), randomUUID()];
    const statuses = [];
    for (const who of [null, as.client, as.lender]) {
      statuses.push((await start(add('vip'), ids, who)).status);
    }
    expect(statuses).toEqual([401, 403, 403]);
    const { counts } = await done(add('vip'), ids, as.agent);
    expect(counts).toMatchObject({ done: 1, refused: 2 });
    expect((await tagsIn()).map(({ lead_id }) => lead_id)).toEqual([ids[0]]);
  });

  it.each(['', '   ', 'x'.repeat(41), 'two\nlines'])('%j is no tag', async (tag) => {
    const ids = await leadsOf(agent.id, 1);
    expect((await start(add(tag), ids)).status).toBe(400);
  });
});

describe('a list that changed since the preview', () => {
  it('is refused, and nothing is changed', async () => {
    await leadsOf(agent.id, 3);
    const body = { action: add('vip'), match: { filter: { agent: agent.id } } };
    const answer = await app.post('lead-bulk', { ...body, expected: 2 }, admin);
    expect(answer).toMatchObject({ status: 409, body: { code: 'bulk-leads-changed' } });
    expect(await tagsIn()).toEqual([]);
    expect((await app.post('lead-bulk', { ...body, expected: 3 }, admin)).status).toBe(200);
  });
});
