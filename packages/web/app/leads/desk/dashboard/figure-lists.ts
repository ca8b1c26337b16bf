import {
  type InquiryGroup,
  type InquiryList,
  type LeadCondition,
  type LeadFieldKey,
  leadClientStages,
  quietForLender,
  type TourList,
  type WireDashboard,
} from '@homestead/contract/leads';
import { dateAfter } from '@homestead/contract/platform';
import { writeConditions } from '../list/lead-address.ts';
import type { LeadFieldsAnswer } from '../list/lead-list-client.ts';

/** What the leads of a figure have in common. */
export interface FigureOf {
  field: Extract<LeadFieldKey, 'stage' | 'source' | 'agent' | 'lenderStatus'>;
  /** Null for leads without one. */
  id: string | null;
  /** Only those who became clients. */
  areClients?: boolean;
}

/** The address of the list with a figure's leads; null where the viewer can't narrow by it. */
export type ListOfFigure = (figure: FigureOf) => string | null;

const hasLender: LeadCondition = { field: 'lender', is: 'filled', values: [] };

/** The leads that a lender should call. */
export const quietLeads = `/leads?${new URLSearchParams({ where: writeConditions([quietForLender]) })}`;

/** Inquiries whose clocks run or ran out. */
export const clocksOf = (state: 'running' | 'overdue') => `/newleads?state=${state}`;

/** Tours that wait for an answer or are ahead. */
export const toursOf = (list: TourList) => `/tour-requests?list=${list}`;

/** A group of inquiries, as the dashboard names it; null for those of which it isn’t known. */
export interface GroupOfInquiries {
  by: InquiryGroup;
  group: string | null;
}

/** Inquiries that the figures about replies count, of all or of a group. */
export function inquiriesOf(
  { from, to }: { from: string; to: string },
  state: InquiryList,
  of: GroupOfInquiries | null = null,
): string {
  const { by, group = null } = of ?? {};
  const named = { state, from, to, ...(by && { by }), ...(group !== null && { group }) };
  return `/newleads?${new URLSearchParams(named)}`;
}

type Counted = Pick<WireDashboard, 'from' | 'to' | 'scope' | 'speed' | 'leadsByDate'>;

/** Lists of the leads that a dashboard's figures count. */
export function figureLists(
  { from, to, scope, speed, leadsByDate }: Counted,
  { data: fields, stages }: LeadFieldsAnswer,
): ListOfFigure {
  const choicesOf = (key: LeadFieldKey) => fields.find((field) => field.key === key)?.choices ?? [];
  const clientNames = stages
    .filter(({ code }) => (leadClientStages as readonly string[]).includes(code))
    .map(({ name }) => name);
  const clients = choicesOf('stage').filter(({ name }) => clientNames.includes(name));
  const created: LeadCondition[] = [
    { field: 'createdOn', is: 'after', values: [dateAfter(from, -1)] },
    { field: 'createdOn', is: 'before', values: [dateAfter(to, 1)] },
  ];
  const inStages = clients.map(({ id }) => id);
  return ({ field, id, areClients }) => {
    const conditions: LeadCondition[] = [
      ...(field === 'lenderStatus' ? [hasLender] : []),
      ...(leadsByDate ? created : []),
      id === null ? { field, is: 'empty', values: [] } : { field, is: 'any-of', values: [id] },
    ];
    // Those who work leads also list the ones to claim; the figures don’t count them.
    if (scope !== 'all' && speed) conditions.push({ field: 'unclaimed', is: 'no', values: [] });
    if (areClients) conditions.push({ field: 'stage', is: 'any-of', values: inStages });
    const isKnown =
      conditions.every((one) => fields.some(({ key }) => key === one.field)) &&
      (id === null || choicesOf(field).some((choice) => choice.id === id)) &&
      (!areClients || clients.length === leadClientStages.length);
    return isKnown ? `/leads?${new URLSearchParams({ where: writeConditions(conditions) })}` : null;
  };
}
