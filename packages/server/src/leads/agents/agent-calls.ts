import { personPhotoAddress, roleLabel } from '@homestead/contract/accounts';
import { leadEndpoints } from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { teamOf } from '#accounts';
import {
  type Caller,
  type Queryable,
  requireCaller,
  type Services,
  serveEndpoint,
} from '#platform';
import { findAgentOfClient, selectAgents } from './agent-store.ts';

/** Registers the call that lists a client's agents. */
export function serveAgentCalls(app: FastifyInstance, { db }: Services): void {
  serveEndpoint(app, leadEndpoints.getMyAgents, (call) => listMyAgents(db, requireCaller(call)));
}

/**
 * Who looks after the caller, without the caller; may be empty. For a client, the agent who works
 * their lead and that agent's team.
 */
async function listMyAgents(
  db: Queryable,
  caller: Caller,
): Promise<AnswerOf<typeof leadEndpoints.getMyAgents>> {
  const agent = await findAgentOfClient(db, caller.personId);
  const team = await teamOf(db, agent ?? caller);
  const agents = await selectAgents(
    db,
    team.filter((id) => id !== caller.personId),
  );
  return {
    value: agents.map((agent) => ({
      id: agent.id,
      name: `${agent.first_name} ${agent.last_name}`,
      roleLabel: roleLabel(agent.role_key),
      email: agent.email,
      phone: agent.phone,
      photo: agent.photo_key === null ? null : personPhotoAddress(agent.photo_key),
      slug: agent.slug,
    })),
  };
}
