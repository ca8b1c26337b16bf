import {
  accountPaths,
  type PersonSort,
  type peopleEndpoints,
  type permissionEndpoints,
  type teamEndpoints,
  type WirePerson,
  type WirePersonDetail,
} from '@homestead/contract/accounts';
import { personApi } from '#accounts';
import { callApi, fillPath } from '#platform';

export const PEOPLE_A_PAGE = 20;

/** What the list of people is asked for; what is left out is not filtered by. */
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
  pages: number;
  total: number;
  hasMore: boolean;
}

/** One page of people within the caller's sight. */
export async function findPeople(query: PeopleQuery, signal?: AbortSignal): Promise<PeoplePage> {
  const answer = await callApi<typeof peopleEndpoints.getUserList>(personApi, {
    method: 'POST',
    path: accountPaths.userList,
    body: {
      filter: {
        search: query.search ?? '',
        role: query.role ?? null,
        status: query.status ?? null,
      },
      paginator: { page: query.page ?? 1, per_page: query.pageSize ?? PEOPLE_A_PAGE },
      ...(query.sort && { sort: { by: query.sort, descending: query.isDescending ?? false } }),
    },
    signal,
  });
  const { page, per_page, total_records, has_more } = answer.paginator;
  return {
    people: answer.data,
    page,
    pages: Math.max(1, Math.ceil(total_records / per_page)),
    total: total_records,
    hasMore: has_more,
  };
}

export type WireRole = Awaited<ReturnType<typeof listRoles>>[number];

export async function listRoles(signal?: AbortSignal) {
  const { data } = await callApi<typeof permissionEndpoints.getRoles>(personApi, {
    method: 'GET',
    path: accountPaths.roles,
    signal,
  });
  return data;
}

export async function getPerson(id: string, signal?: AbortSignal): Promise<WirePersonDetail> {
  const { data } = await callApi<typeof peopleEndpoints.getPerson>(personApi, {
    method: 'GET',
    path: fillPath(accountPaths.person, { id }),
    signal,
  });
  return data;
}

/** `fields` by the names of the wire; the server mails the invitation. */
export async function createPerson(fields: Record<string, unknown>): Promise<WirePersonDetail> {
  const { data } = await callApi<typeof peopleEndpoints.createPerson>(personApi, {
    method: 'POST',
    path: accountPaths.createPerson,
    body: fields,
  });
  return data;
}

/** Changes what `fields` name; refused with 409 when `version` is not the newest. */
export async function updatePerson(
  id: string,
  version: number,
  fields: Record<string, unknown>,
): Promise<WirePersonDetail> {
  const { data } = await callApi<typeof peopleEndpoints.updatePerson>(personApi, {
    method: 'POST',
    path: fillPath(accountPaths.updatePerson, { id }),
    body: { ...fields, id, version },
  });
  return data;
}

/** `photo` is a file in base64; null takes the photo away. */
export async function setPhoto(id: string, photo: string | null): Promise<void> {
  await callApi<typeof peopleEndpoints.updatePersonPhoto>(personApi, {
    method: 'PUT',
    path: fillPath(accountPaths.personPhoto, { id }),
    body: { photo },
  });
}

export type PersonAct = 'invite' | 'deactivate' | 'reactivate' | 'restore' | 'endsessions';

const actPaths: Record<PersonAct, string> = {
  invite: accountPaths.invitePerson,
  deactivate: accountPaths.deactivatePerson,
  reactivate: accountPaths.reactivatePerson,
  restore: accountPaths.restorePerson,
  endsessions: accountPaths.endPersonSessions,
};

/** Does one of the acts of a person's menu; answers what to say. */
export async function actOnPerson(id: string, act: PersonAct): Promise<string> {
  const { message } = await callApi<typeof peopleEndpoints.invitePerson>(personApi, {
    method: 'POST',
    path: fillPath(actPaths[act], { id }),
    body: {},
  });
  return message;
}

export async function getHandover(id: string, signal?: AbortSignal) {
  const { data } = await callApi<typeof peopleEndpoints.getHandover>(personApi, {
    method: 'GET',
    path: fillPath(accountPaths.handover, { id }),
    signal,
  });
  return data;
}

export async function deletePerson(id: string, handOverTo: string | null): Promise<string> {
  const { message } = await callApi<typeof peopleEndpoints.deleteUser>(personApi, {
    method: 'POST',
    path: accountPaths.deleteUser,
    body: { Id: id, ...(handOverTo && { handOverTo }) },
  });
  return message;
}

export function getHistory(id: string, before: number | null, signal?: AbortSignal) {
  return callApi<typeof peopleEndpoints.getPersonHistory>(personApi, {
    method: 'GET',
    path: fillPath(accountPaths.personHistory, { id }),
    query: { before: before ?? undefined },
    signal,
  });
}

export async function undoChange(id: string, change: number): Promise<string> {
  const { message } = await callApi<typeof peopleEndpoints.undoPersonChange>(personApi, {
    method: 'POST',
    path: fillPath(accountPaths.undoPersonChange, { id }),
    body: { change },
  });
  return message;
}

/** Invites people by the text of a CSV file; a dry run changes nothing. */
export async function importPeople(csv: string, isDryRun: boolean) {
  const { data } = await callApi<typeof peopleEndpoints.importPeople>(personApi, {
    method: 'POST',
    path: accountPaths.importPeople,
    body: { csv, dryrun: isDryRun },
  });
  return data;
}

export async function listConcierges(signal?: AbortSignal) {
  const { data } = await callApi<typeof teamEndpoints.getAssignableConcierges>(personApi, {
    method: 'GET',
    path: accountPaths.assignableConcierges,
    signal,
  });
  return data;
}

export async function listAgents(signal?: AbortSignal) {
  const { data } = await callApi<typeof teamEndpoints.getAgents>(personApi, {
    method: 'GET',
    path: accountPaths.agents,
    signal,
  });
  return data;
}

export async function listCoAgents(signal?: AbortSignal) {
  const { data } = await callApi<typeof teamEndpoints.getCoAgents>(personApi, {
    method: 'GET',
    path: accountPaths.coAgents,
    signal,
  });
  return data;
}

type TeamChange =
  | { do: 'transfer'; agentIds: string[]; conciergeId: string }
  | { do: 'remove'; agentId: string; conciergeId: string }
  | { do: 'team' | 'unteam'; agentId: string; coAgentId: string };

/** Changes one tie between people; answers what to say. */
export async function changeTeam(change: TeamChange): Promise<string> {
  const [path, body] = teamCall(change);
  const { message } = await callApi<typeof teamEndpoints.transferAgents>(personApi, {
    method: 'POST',
    path,
    body,
  });
  return message;
}

function teamCall(change: TeamChange): [path: string, body: object] {
  switch (change.do) {
    case 'transfer': {
      const { agentIds, conciergeId } = change;
      return [accountPaths.transferAgent, { agentIds, conciergeId }];
    }
    case 'remove':
      return [
        accountPaths.removeAgent,
        { ConciergeId: change.conciergeId, AgentId: change.agentId },
      ];
    case 'team':
    case 'unteam': {
      const { agentId, coAgentId } = change;
      const isNew = change.do === 'team';
      return [
        isNew ? accountPaths.assignCoAgent : accountPaths.removeCoAgent,
        { agentId, coAgentId },
      ];
    }
  }
}
