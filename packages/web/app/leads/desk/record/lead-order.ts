import { keepInTab, readKept } from '#platform';

const KEY = 'leads.order';
const MOST = 500;

/** Keeps the leads of a list in their order, for Previous and Next on a lead's page. */
export function keepLeadOrder(ids: readonly string[]): void {
  keepInTab(KEY, ids.slice(0, MOST));
}

/** Where a lead is in the list that it was opened from; null if it wasn't. */
export function readLeadOrder(
  id: string,
): { at: number; of: number; previous: string | null; next: string | null } | null {
  const kept = readKept(KEY);
  const ids = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  const index = ids.indexOf(id);
  if (index < 0 || ids.length < 2) return null;
  const [previous, next] = [ids[index - 1] ?? null, ids[index + 1] ?? null];
  return { at: index + 1, of: ids.length, previous, next };
}
