import { markOutdated, notify } from '#messaging';
import type { DatabaseTransaction, Services } from '#platform';
import { fullName } from '../full-name.ts';
import { leadsAssigned } from '../notifications/bulk-notifications.ts';
import { leadMoved } from '../notifications/staff-notifications.ts';
import { LEADS_PATH } from '../notifications/tell-lead.ts';
import { countBulkRows, countPeople, storeBulkState } from './bulk-store.ts';
import type { OwnedWork } from './owned-work.ts';

/** Ends an action, with one notification for each person who got or lost leads by it. */
export async function finishBulk(
  services: Services,
  tx: DatabaseTransaction,
  { id, ownerId, actor }: OwnedWork,
  { kind, isUndo }: { kind: string; isUndo: boolean },
): Promise<void> {
  await storeBulkState(tx, { id, ownerId, state: isUndo ? 'undone' : 'done' });
  if (kind !== 'assign' || !actor) return;
  if (isUndo) return takeBackNews(tx, id);
  const about = { kind: 'bulk-action', id };
  const by = fullName(actor.caller);
  const told = { event: `bulk:${id}`, about, path: LEADS_PATH };
  const others = async (column: 'wanted' | 'before') =>
    (await countPeople(tx, id, column, 'done')).filter(({ personId }) => personId !== ownerId);
  for (const { personId, count } of await others('wanted')) {
    const facts = { name: by, count };
    await notify(services, tx, { type: leadsAssigned, to: [personId], facts, ...told });
  }
  for (const { personId, count } of await others('before')) {
    const facts = { why: 'reassigned-many' as const, by, count };
    await notify(services, tx, { type: leadMoved, to: [personId], facts, ...told });
  }
}

/** Marks unread news of an action as read when all of it is undone. */
async function takeBackNews(tx: DatabaseTransaction, id: string): Promise<void> {
  const about = { kind: 'bulk-action', id };
  const rows = await countBulkRows(tx, [id]);
  if (rows.some(({ state }) => state === 'kept')) return;
  const peopleIn = async (column: 'wanted' | 'before') =>
    (await countPeople(tx, id, column, 'undone')).map(({ personId }) => personId);
  const [takers, former] = [await peopleIn('wanted'), await peopleIn('before')];
  if (takers.length > 0) await markOutdated(tx, { type: leadsAssigned, to: takers, about });
  if (former.length > 0) await markOutdated(tx, { type: leadMoved, to: former, about });
}
