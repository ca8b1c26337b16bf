import { agentProfileEndpoints } from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { mayChangePerson } from '#accounts';
import {
  type Actor,
  actorOf,
  atomically,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  serveHistory,
} from '#platform';
import {
  listProfiles,
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
import { answerAgentHomes } from './answer-agent-homes.ts';

/** Registers the calls of the agent directory and of the profiles in it. */
export function serveAgentProfileCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'settings'>,
): void {
  const { db } = services;
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

  serveEndpoint(app, agentProfileEndpoints.getAgentHomes, ({ params }) =>
    answerAgentHomes(services, params.slug),
  );

  serveEndpoint(app, agentProfileEndpoints.listAgentProfiles, (call) =>
    listProfiles(db, requireCaller(call), call.query),
  );

  serveEndpoint(app, agentProfileEndpoints.getAgentProfile, async (call) => {
    const caller = requireCaller(call);
    const found = await requireProfile(db, caller, call.params.id);
    const mayEdit = await mayChangePerson(db, caller, call.params.id);
    return { data: presentProfile(found, caller, mayEdit) };
  });

  serveEndpoint(app, agentProfileEndpoints.updateAgentProfile, (call) =>
    updateAgentProfile({ db }, actorOf(call), { id: call.params.id, ...call.body }),
  );

  const historyCalls = {
    history: agentProfileEndpoints.getAgentProfileHistory,
    undo: agentProfileEndpoints.undoAgentProfileChange,
  };
  serveHistory(app, services, historyCalls, profileHistory, async (tx, caller, id) => ({
    data: presentProfile(await requireProfile(tx, caller, id), caller),
  }));
}

interface ProfileInput {
  id: string;
  version: number;
  about?: string | undefined;
  aboutEs?: string | undefined;
  areas?: string[] | undefined;
  languages?: string[] | undefined;
  specialties?: string[] | undefined;
  styles?: string[] | undefined;
  priceFromCents?: number | null | undefined;
  priceToCents?: number | null | undefined;
  mlsId?: string | null | undefined;
  isPublished?: boolean | undefined;
}

/** Changes an agent's profile. Refuses what {@link lockProfile} refuses, (changed-meanwhile). */
export function updateAgentProfile(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { id, version, ...given }: ProfileInput,
): Promise<AnswerOf<typeof agentProfileEndpoints.updateAgentProfile>> {
  return atomically(db, async (tx) => {
    const found = await lockProfile(tx, actor.caller, id);
    requireVersion(found.row, version);
    const { isPublished, aboutEs, priceFromCents, priceToCents, mlsId, ...others } = given;
    const fields = {
      ...others,
      about_es: aboutEs,
      is_published: isPublished,
      price_from_cents: priceFromCents,
      price_to_cents: priceToCents,
      mls_id: mlsId === '' ? null : mlsId,
    };
    const set = Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    );
    const row = await saveProfile(tx, actor, found, set);
    return { data: presentProfile({ ...found, row }, actor.caller) };
  });
}
