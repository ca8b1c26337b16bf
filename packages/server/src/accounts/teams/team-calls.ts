import { teamEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf, QueryOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import {
  type Actor,
  actorOf,
  atomically,
  type Caller,
  holds,
  requireCaller,
  type Services,
  serveEndpoint,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { findPersonById } from '../person-store.ts';
import { presentNamedPerson } from '../present-named-person.ts';
import { refuseAccount } from '../refuse-account.ts';
import { refuseNavigation } from '../refuse-navigation.ts';
import { assignCoAgent } from './assign-co-agent.ts';
import { changeCare } from './change-care.ts';
import { changeCoAgency } from './change-co-agency.ts';
import { type ListedFilter, selectListed } from './listed-people-store.ts';
import { presentAgent, presentListed, presentWithAgents } from './present-listed.ts';
import { requireTiedPeople } from './require-tied-people.ts';
import { isOfFamily, roleFamilies } from './role-families.ts';
import { teamHandovers } from './team-handovers.ts';
import { selectAgentsInCare } from './tie-store.ts';
import { lockPeopleWithinScope, selectNamedInCare } from './tied-people-store.ts';
import { transferAgents } from './transfer-agents.ts';

/** Registers the calls about teams and the lists to choose people from. */
export function serveTeamCalls(app: FastifyInstance, accounts: AccountsServices): void {
  for (const step of teamHandovers) accounts.handovers.register(step);
  const calls = teamEndpoints;
  serveEndpoint(app, calls.getConcierges, (call) => listConcierges(accounts, requireCaller(call)));
  serveEndpoint(app, calls.getAgents, (call) => listAgents(accounts, requireCaller(call)));
  serveEndpoint(app, calls.getAssignableConcierges, (call) =>
    listConcierges(accounts, requireCaller(call)),
  );
  serveEndpoint(app, calls.getAssignableAgents, (call) =>
    listAssignableAgents(accounts, requireCaller(call)),
  );
  serveEndpoint(app, calls.getConciergeAgentIds, ({ query }) =>
    getConciergeAgents(accounts, query.ConciergeId),
  );
  serveEndpoint(app, calls.getCoAgents, (call) =>
    listCoAgents(accounts, requireCaller(call), call.query.AgentId),
  );
  serveEndpoint(app, calls.getExternalLenders, (call) =>
    listExternalLenders(accounts, requireCaller(call), call.query.type),
  );
  serveEndpoint(app, calls.transferAgents, (call) =>
    transferAgents(accounts, actorOf(call), call.body),
  );
  serveEndpoint(app, calls.removeAgentsByGet, (call) => {
    refuseNavigation(call.request);
    return removeAgents(accounts, actorOf(call), call.query);
  });
  serveEndpoint(app, calls.removeAgents, (call) =>
    removeAgents(accounts, actorOf(call), call.body),
  );
  serveEndpoint(app, calls.assignCoAgent, (call) =>
    assignCoAgent(accounts, actorOf(call), call.body),
  );
  serveEndpoint(app, calls.removeCoAgent, (call) =>
    removeCoAgent(accounts, actorOf(call), call.body),
  );
}

/**
 * Agents in a concierge's care, visible to everyone who may use the lists of people. Refuses
 * (person-not-found), (not-a-concierge).
 */
async function getConciergeAgents(
  { db }: Pick<Services, 'db'>,
  conciergeId: string,
): Promise<AnswerOf<typeof teamEndpoints.getConciergeAgentIds>> {
  const concierge = (await findPersonById(db, conciergeId)) ?? refuseAccount('person-not-found');
  if (!isOfFamily(concierge.role_key, 'concierge')) refuseAccount('not-a-concierge');
  const agents = await selectNamedInCare(db, conciergeId);
  return { ...answer(agents.map(({ id }) => id)), agents: agents.map(presentNamedPerson) };
}

/** All agents with open accounts. */
async function listAgents(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<AnswerOf<typeof teamEndpoints.getAgents>> {
  return answer(
    (await selectListed(db, { roles: roleFamilies.agent })).map((row) => presentAgent(row, caller)),
  );
}

/**
 * Agents that work can be assigned to: open accounts, licenses not expired. Callers who may neither
 * assign every lead nor edit people see those of their own team.
 */
async function listAssignableAgents(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<AnswerOf<typeof teamEndpoints.getAssignableAgents>> {
  const seesAll =
    caller.scope === 'all' || holds(caller, 'lead-assign-all') || holds(caller, 'edit-users');
  const rows = await selectListed(db, {
    roles: roleFamilies.agent,
    isLicensed: true,
    ...(!seesAll && { teamOf: caller }),
  });
  return answer(rows.map((row) => presentAgent(row, caller)));
}

/** Co-agents with open accounts, or those paired with one agent. */
async function listCoAgents(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  agentId: string | undefined,
): Promise<AnswerOf<typeof teamEndpoints.getCoAgents>> {
  const which = agentId ? { coAgentsOf: agentId } : { roles: roleFamilies.coAgent };
  return answer((await selectListed(db, which)).map((row) => presentWithAgents(row, caller)));
}

/** Concierges with open accounts and the agents in their care; each of them can take agents. */
async function listConcierges(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<AnswerOf<typeof teamEndpoints.getConcierges>> {
  return answer(
    (await selectListed(db, { roles: roleFamilies.concierge })).map((row) =>
      presentWithAgents(row, caller),
    ),
  );
}

type Type = NonNullable<QueryOf<typeof teamEndpoints.getExternalLenders>['type']>;

const listings: Readonly<Record<Type, ListedFilter>> = {
  lenders: { roles: roleFamilies.externalLender },
  internal_lenders: { roles: roleFamilies.lender },
  commision_agents: { isCommissionAgent: true },
};

/** Outside lenders, unless another list is requested. */
async function listExternalLenders(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  type: Type = 'lenders',
): Promise<AnswerOf<typeof teamEndpoints.getExternalLenders>> {
  return answer((await selectListed(db, listings[type])).map((row) => presentListed(row, caller)));
}

/**
 * Removes one agent or all from a concierge's care; others are ignored. Agents outside the caller's
 * scope stay where they are. Refuses (person-not-found), (not-a-concierge).
 */
async function removeAgents(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { ConciergeId, AgentId }: BodyOf<typeof teamEndpoints.removeAgents>,
): Promise<AnswerOf<typeof teamEndpoints.removeAgents>> {
  return atomically(db, async (tx) => {
    await requireTiedPeople(tx, actor, [{ id: ConciergeId, family: 'concierge' }]);
    const inCare = await selectAgentsInCare(tx, ConciergeId);
    const meant = AgentId === undefined ? inCare : inCare.filter((id) => id === AgentId);
    const agentIds = [...(await lockPeopleWithinScope(tx, actor.caller, meant)).keys()];
    await changeCare(tx, actor, { agentIds, conciergeId: null });
    return answer(true as const, answerMessages.agentsRemoved());
  });
}

/** Ends the pairing of a co-agent with an agent, if there is one. Refuses (person-not-found). */
async function removeCoAgent(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { agentId, coAgentId }: BodyOf<typeof teamEndpoints.removeCoAgent>,
): Promise<AnswerOf<typeof teamEndpoints.removeCoAgent>> {
  return atomically(db, async (tx) => {
    const people = await lockPeopleWithinScope(tx, actor.caller, [agentId, coAgentId]);
    if (!people.has(agentId) || !people.has(coAgentId)) refuseAccount('person-not-found');
    await changeCoAgency(tx, actor, { agentId, coAgentIds: [coAgentId], isTeamed: false });
    return answer(true as const, answerMessages.coAgentRemoved());
  });
}
