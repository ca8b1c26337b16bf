import { isDay, localDate } from '@homestead/contract/platform';
import {
  type OfferPhase,
  type OfferState,
  offerPhases,
  offerSorts,
  offerStates,
} from '@homestead/contract/transactions';
import { type ListShape, readList } from '#desk';

export const offerViews = ['list', 'board', 'calendar'] as const;
export type OfferView = (typeof offerViews)[number];
type OfferFilterName = 'search' | 'state' | 'phase' | 'agent' | 'lead' | 'closing';

const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
const isMonth = (value: string) => /^20\d\d-\d\d$/.test(value) && isDay(`${value}-01`);

export const offerShape: ListShape<OfferFilterName, (typeof offerSorts)[number]> = {
  filters: {
    search: () => true,
    state: (value) => value === 'open' || Object.hasOwn(offerStates, value),
    phase: (value) => Object.hasOwn(offerPhases, value),
    agent: isId,
    lead: isId,
    closing: isMonth,
  },
  sorts: [...offerSorts],
};

export function readView(params: URLSearchParams): OfferView {
  return offerViews.find((view) => view === params.get('view')) ?? 'list';
}

/** The month that the calendar shows: the one in the address, else this one. */
export function readMonth(params: URLSearchParams): string {
  const named = params.get('month') ?? '';
  return isMonth(named) ? named : localDate(new Date()).slice(0, 7);
}

/** What the address narrows every view by. */
export function readFilter(params: URLSearchParams) {
  const { search, state, phase, agent, lead, closing } = readList(offerShape, params).filters;
  return {
    ...(search && { q: search.slice(0, 80) }),
    ...(state && { state: state as OfferState | 'open' }),
    ...(phase && { phase: phase as OfferPhase }),
    ...(agent && { agentId: agent }),
    ...(lead && { leadId: lead }),
    ...(closing && { closing }),
  };
}

/** The address of the view with something else in it; null leaves something out. */
export function hrefWith(
  params: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const query = next.toString();
  return query ? `/dashboardmain?${query}` : '/dashboardmain';
}
