import type { onboardingEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, atomically, changeRecord, requireVersion, type Services } from '#platform';
import { itemTable, lockItem, readItem } from './checklist.ts';
import type { ItemRow } from './item-store.ts';

type Tick = typeof onboardingEndpoints.tickOnboardingItem;

/**
 * Ticks a step, or takes the tick back; a step that is so already stays as it is. Refuses
 * (step-not-found) one out of sight, (not-permitted), (changed-meanwhile).
 */
export function tickItem(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { id, version, isDone }: BodyOf<Tick> & { id: string },
): Promise<AnswerOf<Tick>> {
  const { caller } = actor;
  return atomically(db, async (tx) => {
    const { title: _title, help: _help, doer: _doer, ...item } = await lockItem(tx, caller, id);
    if ((item.done_at !== null) !== isDone) {
      requireVersion(item, version);
      await changeRecord<ItemRow>(tx, itemTable, actor, item, {
        what: isDone ? 'ticked' : 'unticked',
        set: isDone
          ? { done_at: new Date(), done_by: caller.personId }
          : { done_at: null, done_by: null },
      });
    }
    return { data: await readItem(tx, caller, id) };
  });
}
