import {
  type LeadCondition,
  type LeadFieldKey,
  leadClientStages,
  type WireDashboard,
} from '@homestead/contract/leads';
import { dateAfter } from '@homestead/contract/platform';
import { writeConditions } from '../list/lead-address.ts';
import type { LeadFieldsAnswer } from '../list/lead-list-client.ts';

/** What the leads of a figure have in common. */
export interface FigureOf {
  field: Extract<LeadFieldKey, 'stage' | 'source' | 'agent'>;
  /** Null for leads without one. */
  id: string | null;
  /** Only those who became clients. */
  areClients?: boolean;
}

/** The address of the list with a figure's leads; null where the viewer can't narrow by it. */
export type ListOfFigure = (figure: FigureOf) => string | null;

/** Lists of the leads that came on a dashboard's days, and that its figures count. */
export function figureLists(
  { from, to, scope }: Pick<WireDashboard, 'from' | 'to' | 'scope'>,
  { data: fields, stages }: LeadFieldsAnswer,
): ListOfFigure {
  const choicesOf = (key: LeadFieldKey) => fields.find((field) => field.key === key)?.choices ?? [];
  const clientNames = stages
    .filter(({ code }) => (leadClientStages as readonly string[]).includes(code))
    .map(({ name }) => name);
  const clients = choicesOf('stage').filter(({ name }) => clientNames.includes(name));
  const inStages = clients.map(({ id }) => id);
  return ({ field, id, areClients }) => {
    const conditions: LeadCondition[] = [
      { field: 'createdOn', is: 'after', values: [dateAfter(from, -1)] },
      { field: 'createdOn', is: 'before', values: [dateAfter(to, 1)] },
      id === null ? { field, is: 'empty', values: [] } : { field, is: 'any-of', values: [id] },
    ];
    // The list has leads to claim that nobody works yet; the figures don’t count them.
    if (scope !== 'all') conditions.push({ field: 'unclaimed', is: 'no', values: [] });
    if (areClients) conditions.push({ field: 'stage', is: 'any-of', values: inStages });
    const isKnown =
      conditions.every((one) => fields.some(({ key }) => key === one.field)) &&
      (id === null || choicesOf(field).some((choice) => choice.id === id)) &&
      (!areClients || clients.length === leadClientStages.length);
    return isKnown ? `/leads?${new URLSearchParams({ where: writeConditions(conditions) })}` : null;
  };
}
