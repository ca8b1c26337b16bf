import { localDate } from '@homestead/contract/platform';
import { OFFER_DEFAULTS, offerCode } from '@homestead/contract/transactions';
import { findLead, noteOffer } from '#leads';
import {
  type Actor,
  type Caller,
  createRecord,
  type DatabaseTransaction,
  recordEvent,
} from '#platform';
import { offerChanged } from '../transaction-events.ts';
import { columnsToStore } from './change-offer.ts';
import type { OfferRow } from './offer-columns.ts';
import { insertStep, takeOfferNumber } from './offer-store.ts';
import { offerTable } from './offer-table.ts';
import type { GivenTerms } from './read-wire-offer.ts';

/** What a new offer says before anyone filled it in. */
const defaults: GivenTerms = OFFER_DEFAULTS;
const ownerRoles: readonly string[] = ['agent', 'internal-agents'];

/** The agent of an offer that someone starts: they themselves, if they are one. */
export const ownAgentOf = ({ role, personId }: Caller) =>
  ownerRoles.includes(role) ? personId : null;

/**
 * Makes a draft. Its agent is the given one, else the caller if they are an agent, else the
 * client's agent. Refuses (bad-input) a client out of sight or an unknown person. `by` is who
 * started it, if that isn't the actor, and `at` is when. The client's timeline says so, or that the
 * offer was received (`what`).
 */
export async function makeOffer(
  tx: DatabaseTransaction,
  actor: Actor,
  given: GivenTerms,
  {
    by = actor.caller.personId,
    at = new Date(),
    what = 'offer-started',
  }: { by?: string | null; at?: Date; what?: 'offer-started' | 'offer-received' } = {},
): Promise<OfferRow> {
  const { caller } = actor;
  const terms = { ...defaults, ...given };
  const lead = terms.leadId ? await findLead(tx, caller, terms.leadId) : null;
  const agentId = terms.agentId ?? ownAgentOf(caller) ?? lead?.agentId ?? null;
  const { set } = await columnsToStore(tx, actor, null, { ...terms, agentId });
  const number = await takeOfferNumber(tx);
  const code = offerCode(Number(localDate(at).slice(0, 4)), number);
  const values = { ...set, number, code, created_by: by, created_at: at };
  const offer = await createRecord(tx, offerTable, actor, values, by);
  const step = { state: 'draft' as const, doneBy: by, at, note: '' };
  await insertStep(tx, { offerId: offer.id, ...step });
  await recordEvent(tx, offerChanged, { offerId: offer.id, number });
  if (offer.lead_id) await noteOffer(tx, { leadId: offer.lead_id, what, code, by, at });
  return offer;
}
