import { teamEndpoints } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { actorOf, requireCaller, serveEndpoint } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { refuseNavigation } from '../refuse-navigation.ts';
import { assignCoAgent } from './assign-co-agent.ts';
import { getConciergeAgents } from './get-concierge-agents.ts';
import { listAgents, listAssignableAgents } from './list-agents.ts';
import { listCoAgents } from './list-co-agents.ts';
import { listConcierges } from './list-concierges.ts';
import { listExternalLenders } from './list-external-lenders.ts';
import { removeAgents } from './remove-agents.ts';
import { removeCoAgent } from './remove-co-agent.ts';
import { teamHandovers } from './team-handovers.ts';
import { transferAgents } from './transfer-agents.ts';

/** Registers the calls about teams and the lists to choose people from. */
export function serveTeamCalls(app: FastifyInstance, accounts: AccountsServices): void {
  for (const step of teamHandovers) accounts.handovers.register(step);
  const calls = teamEndpoints;
  serveEndpoint(app, calls.getConcierges, () => listConcierges(accounts));
  serveEndpoint(app, calls.getAgents, () => listAgents(accounts));
  serveEndpoint(app, calls.getAssignableConcierges, () => listConcierges(accounts));
  serveEndpoint(app, calls.getAssignableAgents, (call) =>
    listAssignableAgents(accounts, requireCaller(call)),
  );
  serveEndpoint(app, calls.getConciergeAgentIds, ({ query }) =>
    getConciergeAgents(accounts, query.ConciergeId),
  );
  serveEndpoint(app, calls.getCoAgents, ({ query }) => listCoAgents(accounts, query.AgentId));
  serveEndpoint(app, calls.getExternalLenders, ({ query }) =>
    listExternalLenders(accounts, query.type),
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
