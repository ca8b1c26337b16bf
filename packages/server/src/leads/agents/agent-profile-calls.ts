import { agentProfileEndpoints } from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { mayChangePerson } from '#accounts';
import {
  type Actor,
  actorOf,
  answerRecordHistory,
  atomically,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  undoRecordChange,
} from '#platform';
import {
  lockProfile,
  presentCard,
  presentProfile,
  presentPublicAgent,
  profileHistory,
  requireProfile,
  requirePublicAgent,
  saveProfile,
} from './agent-profile.ts';
import { selectAgentChoices, selectPublicAgents } from './agent-profile-store.ts';

/** Registers the calls of the agent directory and of the profiles in it. */
export function serveAgentProfileCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, agentProfileEndpoints.listAgents, async ({ query }) => {
    const [{ rows, ...facts }, choices] = await Promise.all([
      selectPublicAgents(db, query, query),
      selectAgentChoices(db),
    ]);
    return { data: rows.map(presentCard), ...facts, ...choices };
  });

  serveEndpoint(app, agentProfileEndpoints.getAgent, async ({ params }) => {
    return { data: presentPublicAgent(await requirePublicAgent(db, params.slug)) };
  });

  serveEndpoint(app, agentProfileEndpoints.getAgentProfile, async (call) => {
    const caller = requireCaller(call);
    const { row } = await requireProfile(db, caller, call.params.id);
    return { data: presentProfile(row, await mayChangePerson(db, caller, row.id)) };
  });

  serveEndpoint(app, agentProfileEndpoints.updateAgentProfile, (call) =>
    updateAgentProfile({ db }, actorOf(call), { id: call.params.id, ...call.body }),
  );

  serveEndpoint(app, agentProfileEndpoints.getAgentProfileHistory, (call) =>
    answerRecordHistory(db, profileHistory, call),
  );

  serveEndpoint(app, agentProfileEndpoints.undoAgentProfileChange, (call) =>
    atomically(db, async (tx) => {
      const change = { id: call.body.change, recordId: call.params.id };
      await undoRecordChange(tx, profileHistory, actorOf(call), change);
      const { row } = await requireProfile(tx, requireCaller(call), call.params.id);
      return { data: presentProfile(row) };
    }),
  );
}

interface ProfileInput {
  id: string;
  version: number;
  about?: string | undefined;
  areas?: string[] | undefined;
  languages?: string[] | undefined;
  specialties?: string[] | undefined;
  isPublished?: boolean | undefined;
}

/** Changes an agent's profile. Refuses what {@link lockProfile} refuses, (changed-meanwhile). */
export function updateAgentProfile(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { id, version, isPublished, ...given }: ProfileInput,
): Promise<AnswerOf<typeof agentProfileEndpoints.updateAgentProfile>> {
  return atomically(db, async (tx) => {
    const found = await lockProfile(tx, actor.caller, id);
    requireVersion(found.row, version);
    const fields = { ...given, ...(isPublished !== undefined && { is_published: isPublished }) };
    const set = Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    );
    return { data: presentProfile(await saveProfile(tx, actor, found, set)) };
  });
}
