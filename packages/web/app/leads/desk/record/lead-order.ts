import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStaffSession } from '#accounts';
import type { NeighborState } from '#desk';
import { draftsOf, keepInTab, readKept } from '#platform';

/** Forgotten when someone else signs in: the address may have what was searched for. */
const keyOf = (owner: string) => `${draftsOf(owner)}leads.order`;
const MOST = 500;

/** The list that leads were opened from. */
interface LeadList {
  /** Its address, with its filters and page. */
  to: string;
  label: string;
}

export interface LeadPlace {
  at: number;
  of: number;
  previous: string | null;
  next: string | null;
  list: LeadList;
}

/** Keeps the leads of a list in their order, for Back, Previous and Next on a lead's page. */
function keepLeadOrder(owner: string, ids: readonly string[], list: LeadList): void {
  keepInTab(keyOf(owner), { ids: [...new Set(ids)].slice(0, MOST), list });
}

/** Keeps the order of the list that the page shows. */
export function useKeptLeadOrder(ids: readonly string[], label: string): void {
  const { pathname, search } = useLocation();
  const { id: owner } = useStaffSession();
  const params = new URLSearchParams(search);
  params.delete('peek');
  const to = params.size > 0 ? `${pathname}?${params}` : pathname;
  const all = ids.join(' ');
  useEffect(
    () => keepLeadOrder(owner, all.split(' ').filter(Boolean), { to, label }),
    [owner, all, to, label],
  );
}

/** Where a lead is in the list that its page was opened from; null if it wasn’t. */
export function useLeadOrder(id: string): LeadPlace | null {
  const { state } = useLocation();
  const { id: owner } = useStaffSession();
  return (state as Partial<NeighborState> | null)?.neighbors ? readLeadOrder(owner, id) : null;
}

function readLeadOrder(owner: string, id: string): LeadPlace | null {
  const kept = readKept(keyOf(owner)) as Partial<{ ids: unknown; list: Partial<LeadList> }> | null;
  const ids = Array.isArray(kept?.ids) ? kept.ids.filter((one) => typeof one === 'string') : [];
  const { to, label } = kept?.list ?? {};
  const index = ids.indexOf(id);
  const isKept = typeof to === 'string' && typeof label === 'string' && /^\/[^/]/.test(to);
  if (index < 0 || !isKept) return null;
  const [previous, next] = [ids[index - 1] ?? null, ids[index + 1] ?? null];
  return { at: index + 1, of: ids.length, previous, next, list: { to, label } };
}
