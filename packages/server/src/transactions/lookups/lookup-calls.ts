import {
  offerLookupEndpoints as calls,
  OFFER_CHOICES_MAX,
  type PartyKind,
} from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import { findClientOfLead } from '#leads';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { requireOffer } from '../offers/offer-wire-calls.ts';
import { namePartiesById, namePartiesByNumber } from '../parties/named-party-store.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { agentsOf } from './agents-of.ts';
import { answerDropdowns } from './answer-dropdowns.ts';
import { selectPeopleOfCompany } from './lookup-store.ts';

const head = { statusCode: 'success', status: 200, message: '', success: true } as const;

/** Registers the specs' calls that the form of an offer chooses from (R-487). */
export function serveOfferLookupCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, calls.getAllOfferDropdownList, async () => ({
    ...head,
    data: await answerDropdowns(db),
  }));

  serveEndpoint(app, calls.getSellerAgentCompanyByAgentId, async ({ query: { agentId } }) => {
    const agent = (await namePartiesByNumber(db, [agentId])).get(agentId);
    if (!agent?.companyId) return refuseTransaction('party-not-found');
    const company = (await namePartiesById(db, [agent.companyId])).get(agent.companyId);
    if (!company) return refuseTransaction('party-not-found');
    return { ...head, data: { id: company.number, display: company.name } };
  });

  const inspectorsOf = (kind: PartyKind) => async (call: { query: { companyName: string } }) => {
    const asked = { name: call.query.companyName, kind, limit: OFFER_CHOICES_MAX };
    return { ...head, data: await selectPeopleOfCompany(db, asked) };
  };
  serveEndpoint(app, calls.getTermiteInspectorByCompanyName, inspectorsOf('termite'));
  serveEndpoint(app, calls.getHomeInspectorByCompanyName, inspectorsOf('home-inspector'));

  serveEndpoint(app, calls.getAgentsLists, async (call) => {
    const offer = await requireOffer(db, requireCaller(call), call.query.offerid);
    return { ...head, data: await agentsOf(db, offer) };
  });

  serveEndpoint(app, calls.getClientByLeadId, async (call) => ({
    ...head,
    data: await findClientOfLead(db, requireCaller(call), call.query.leadId),
  }));
}
