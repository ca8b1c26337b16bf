import type { BehaviorKind } from '@homestead/contract/leads';
import { atomically, type Services, workThroughRows } from '#platform';
import { homeViewed } from '#saved';
import {
  findActiveTrigger,
  findPriceEnd,
  findViewSigns,
  insertFiring,
  insertPriceDrops,
  lockLeadOfPerson,
  lockPriceCursor,
  lockUntold,
  movePriceCursor,
  selectActiveTriggers,
} from './behavior-store.ts';
import { judgeView } from './judge-view.ts';
import { tellFiring } from './tell-behavior.ts';

const JOB = 'leads.watch-prices';
const NEWS_AT_ONCE = 1000;

/** Follows visits as they come, and prices by a job. */
export function followBehavior(services: Services): void {
  services.events.subscribe(homeViewed, 'leads.follow-views', (view) => followView(services, view));
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await watchPrices(services, signal)),
  });
}

/** Fires what a view of a home fires for the lead of the person. A second time changes nothing. */
export async function followView(
  services: Pick<Services, 'db' | 'mail' | 'settings'>,
  { personId, viewId }: { personId: string; viewId: number },
): Promise<void> {
  await atomically(services.db, async (tx) => {
    const leadId = await lockLeadOfPerson(tx, personId);
    const signs = leadId && (await findViewSigns(tx, { personId, viewId }));
    if (!leadId || !signs) return;
    for (const { kind, threshold } of await selectActiveTriggers(tx)) {
      const found = judgeView({ kind: kind as BehaviorKind, threshold }, signs);
      if (!found) continue;
      const id = await insertFiring(tx, { leadId, kind, listingId: signs.listingId, ...found });
      if (id !== null) await tellFiring(services, tx, id);
    }
  });
}

/**
 * Reads changes of prices since the last time, and notifies agents of those of saved homes. What
 * was read and what it fired are one commit. Returns for how many leads.
 */
export async function watchPrices(services: Services, signal: AbortSignal): Promise<number> {
  while (!signal.aborted && (await readPrices(services))) {
    // There may be more.
  }
  return workThroughRows(
    services,
    {
      job: JOB,
      select: (tx, limit) => lockUntold(tx, { job: JOB, limit }),
      work: (tx, id) => tellFiring(services, tx, id),
    },
    signal,
  );
}

/** Whether there may be more to read. */
function readPrices({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return atomically(db, async (tx) => {
    const after = await lockPriceCursor(tx);
    const end = after === null ? null : await findPriceEnd(tx, after, NEWS_AT_ONCE);
    if (after === null || !end) return false;
    const trigger = await findActiveTrigger(tx, 'price-drop');
    if (trigger) {
      await insertPriceDrops(tx, { after, last: end.last, percent: trigger.threshold });
    }
    await movePriceCursor(tx, end.last);
    return end.count === NEWS_AT_ONCE;
  });
}
