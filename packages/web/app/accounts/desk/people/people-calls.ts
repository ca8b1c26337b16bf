import {
  type PersonAbility,
  type PersonSort,
  peopleCalls,
  type peopleEndpoints,
  permissionCalls,
  type permissionEndpoints,
  teamCalls,
  type teamEndpoints,
  type WirePerson,
  type WirePersonDetail,
} from '@homestead/contract/accounts';
import type { InputOf } from '@homestead/contract/platform';
import { createClient } from '#platform';
import { personApi } from '../../session/person-api.ts';

const people = createClient<typeof peopleEndpoints>(peopleCalls, personApi);
const permissions = createClient<typeof permissionEndpoints>(permissionCalls, personApi);
const teams = createClient<typeof teamEndpoints>(teamCalls, personApi);

export const PEOPLE_A_PAGE = 20;

/** The filters of the people list; a missing one is not applied. */
export interface PeopleQuery {
  search?: string;
  role?: string;
  status?: string;
  sort?: PersonSort;
  isDescending?: boolean;
  page?: number;
  pageSize?: number;
}

export interface PeoplePage {
  people: WirePerson[];
  page: number;
  total: number;
  mayCreate: boolean;
}

type PeopleFilter = NonNullable<InputOf<typeof peopleEndpoints.getUserList>['filter']>;

/** One page of the people the caller may see. */
export async function findPeople(query: PeopleQuery, signal?: AbortSignal): Promise<PeoplePage> {
  const answer = await people.getUserList(
    {
      filter: {
        search: query.search ?? '',
        role: query.role ?? null,
        status: (query.status ?? null) as PeopleFilter['status'],
      },
      paginator: { page: query.page ?? 1, per_page: query.pageSize ?? PEOPLE_A_PAGE },
      ...(query.sort && { sort: { by: query.sort, descending: query.isDescending ?? false } }),
    },
    { signal },
  );
  const { page, total_records } = answer.paginator;
  return {
    people: answer.data,
    page,
    total: total_records,
    mayCreate: answer.abilities.includes('create'),
  };
}

export type WireRole = Awaited<ReturnType<typeof listRoles>>[number];

export async function listRoles(signal?: AbortSignal) {
  const { data } = await permissions.getRoles({}, { signal });
  return data;
}

export async function getPerson(id: string, signal?: AbortSignal): Promise<WirePersonDetail> {
  const { data } = await people.getPerson({ id }, { signal });
  return data;
}

/** `fields` have their wire names; the server emails the invitation. */
export async function createPerson(fields: Record<string, unknown>): Promise<WirePersonDetail> {
  const { data } = await people.createPerson(
    fields as InputOf<typeof peopleEndpoints.createPerson>,
  );
  return data;
}

/** Changes the given fields; refused with 409 if `version` is not the newest. */
export async function updatePerson(
  id: string,
  version: number,
  fields: Record<string, unknown>,
): Promise<WirePersonDetail> {
  const { data } = await people.updatePerson({ ...fields, id, version });
  return data;
}

/** `photo` is a file in base64; null removes the photo. */
export async function setPhoto(id: string, photo: string | null): Promise<void> {
  await people.updatePersonPhoto({ id, photo });
}

export type PersonAct = Exclude<PersonAbility, 'edit' | 'change-role' | 'delete'>;

const acts = {
  invite: people.invitePerson,
  deactivate: people.deactivatePerson,
  reactivate: people.reactivatePerson,
  restore: people.restorePerson,
  'end-sessions': people.endPersonSessions,
} as const satisfies Record<PersonAct, unknown>;

/** Runs an action from a person's menu; returns the message to show. */
export async function actOnPerson(id: string, act: PersonAct): Promise<string> {
  const { message } = await acts[act]({ id });
  return message;
}

export async function getHandover(id: string, signal?: AbortSignal) {
  const { data } = await people.getHandover({ id }, { signal });
  return data;
}

export async function deletePerson(id: string, handOverTo: string | null): Promise<string> {
  const { message } = await people.deleteUser({ Id: id, ...(handOverTo && { handOverTo }) });
  return message;
}

export function getHistory(id: string, page: number, signal?: AbortSignal) {
  return people.getPersonHistory({ id, page }, { signal });
}

export async function undoChange(id: string, change: number): Promise<string> {
  const { message } = await people.undoPersonChange({ id, change });
  return message;
}

/** Invites people from the text of a CSV file; a dry run changes nothing. */
export async function importPeople(csv: string, isDryRun: boolean) {
  const { data } = await people.importPeople({ csv, dryRun: isDryRun });
  return data;
}

export async function listConcierges(signal?: AbortSignal) {
  const { data } = await teams.getAssignableConcierges({}, { signal });
  return data;
}

export async function listAgents(signal?: AbortSignal) {
  const { data } = await teams.getAgents({}, { signal });
  return data;
}

export async function listCoAgents(signal?: AbortSignal) {
  const { data } = await teams.getCoAgents({}, { signal });
  return data;
}

type TeamChange =
  | { do: 'transfer'; agentIds: string[]; conciergeId: string }
  | { do: 'remove'; agentId: string; conciergeId: string }
  | { do: 'team' | 'unteam'; agentId: string; coAgentId: string };

/** Changes one link between people; returns the message to show. */
export async function changeTeam(change: TeamChange): Promise<string> {
  const { message } = await sendTeamChange(change);
  return message;
}

function sendTeamChange(change: TeamChange): Promise<{ message: string }> {
  switch (change.do) {
    case 'transfer': {
      const { agentIds, conciergeId } = change;
      return teams.transferAgents({ agentIds, conciergeId });
    }
    case 'remove':
      return teams.removeAgents({ ConciergeId: change.conciergeId, AgentId: change.agentId });
    case 'team':
    case 'unteam': {
      const { agentId, coAgentId } = change;
      return change.do === 'team'
        ? teams.assignCoAgent({ agentId, coAgentId })
        : teams.removeCoAgent({ agentId, coAgentId });
    }
  }
}
