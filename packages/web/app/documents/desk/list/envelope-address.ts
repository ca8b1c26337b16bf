import { type EnvelopeState, envelopeStates } from '@homestead/contract/documents';
import { type ListShape, readList } from '#desk';

const sorts = ['title', 'due', 'sent', 'changed'] as const;
export type EnvelopeGroup = EnvelopeState | 'waiting' | 'ended';

/** States that are shown as one. */
export const groupedStates: Readonly<Record<'waiting' | 'ended', readonly EnvelopeState[]>> = {
  waiting: ['sent', 'sealing'],
  ended: ['declined', 'voided', 'expired'],
};

const isGroup = (value: string): value is EnvelopeGroup =>
  Object.hasOwn(groupedStates, value) || envelopeStates.some((state) => state === value);

const isKind = (value: string) => /^[a-z-]{1,30}$/.test(value);

export const envelopeShape: ListShape<
  'search' | 'state' | 'aboutKind' | 'aboutId',
  (typeof sorts)[number]
> = {
  filters: {
    search: () => true,
    state: isGroup,
    aboutKind: isKind,
    aboutId: (value) => value.length <= 60,
  },
  sorts,
};

/** What the address of the list asks the server for. */
export function envelopeQuery(params: URLSearchParams) {
  const { filters, sort, isDescending, page } = readList(envelopeShape, params);
  const { search, state, aboutKind, aboutId } = filters;
  return {
    page,
    ...(search && { q: search.slice(0, 80) }),
    ...(state && { state: state as EnvelopeGroup }),
    ...(aboutKind && aboutId && { aboutKind, aboutId }),
    ...(sort && { sort, order: isDescending ? ('desc' as const) : ('asc' as const) }),
  };
}

/** How many envelopes are in a group; a state without an entry has none. */
export function countOf(
  counts: Readonly<Record<string, number>>,
  group: EnvelopeGroup | null,
): number {
  const states: readonly string[] =
    group === null
      ? envelopeStates
      : group === 'waiting' || group === 'ended'
        ? groupedStates[group]
        : [group];
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}

/** The address of the list with another group, from its first page. */
export function groupHref(params: URLSearchParams, group: EnvelopeGroup | null): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (group === null) next.delete('state');
  else next.set('state', group);
  const query = next.toString();
  return query ? `/esign?${query}` : '/esign';
}
