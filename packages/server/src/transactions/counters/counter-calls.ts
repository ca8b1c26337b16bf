import { counterEndpoints as calls, offerSides } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import { findLead } from '#leads';
import {
  actorOf,
  answerOnce,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { sidesOf } from '../listing-files/speak-for-side.ts';
import { requireLocked, requireOffer } from '../offers/offer-wire-calls.ts';
import { partyIdsOf } from '../offers/party-ids.ts';
import { presentOffer } from '../offers/present-offer.ts';
import { presentNamed, requireAgent } from '../offers/require-parties.ts';
import { namePartiesById } from '../parties/named-party-store.ts';
import { approveVersion } from './approve-version.ts';
import { counterOffer } from './counter-offer.ts';
import { ourSideOf, presentVersions } from './present-versions.ts';
import { columnsOfTerms } from './version-terms.ts';

/** Registers the calls of versions of offers: counteroffers, and who approved them. */
export function serveCounterCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'secrets' | 'settings' | 'mail'>,
): void {
  const { db, settings } = services;

  serveEndpoint(app, calls.listOfferVersions, async (call) => {
    const caller = requireCaller(call);
    const offer = await requireOffer(db, caller, call.params.id);
    const { data, terms } = await presentVersions(db, offer);
    const newest = terms ? { ...offer, ...columnsOfTerms(terms) } : offer;
    const parties = await namePartiesById(db, partyIdsOf(newest));
    return {
      ...{ data, terms, ourSide: ourSideOf(offer), sides: await sidesOf(db, caller, offer) },
      parties: [...parties].map(([id, party]) => presentNamed(id, party)),
    };
  });

  serveEndpoint(app, calls.counterOffer, (call) => {
    const actor = actorOf(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.counterOffer, body, call), async (tx) => {
      const { version, madeBy, note = '', ...given } = call.body;
      const now = new Date();
      const offer = await requireLocked(tx, actor.caller, call.params.id);
      requireVersion(offer, version);
      const moved = await counterOffer(services, tx, actor, offer, { madeBy, given, note, now });
      const asked = { now, assumed: settings.estimator };
      return { data: await presentOffer(tx, actor.caller, moved, asked) };
    });
  });

  serveEndpoint(app, calls.approveOfferVersion, (call) => {
    const actor = actorOf(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.approveOfferVersion, body, call), async (tx) => {
      const { number: versionNumber, side, name, role = offerSides[side], note = '' } = call.body;
      const now = new Date();
      const offer = await requireLocked(tx, actor.caller, call.params.id);
      const isOurs = side === ourSideOf(offer);
      const lead = isOurs && offer.lead_id ? await findLead(tx, actor.caller, offer.lead_id) : null;
      const partyId = isOurs ? null : await requireAgent(tx, call.body.partyId ?? null);
      const approved = await approveVersion(services, tx, actor, {
        ...{ offer, versionNumber, at: now, note },
        by: { side, name, role, leadId: lead?.id ?? null, partyId },
        evidence: { kind: 'noted', note },
      });
      const asked = { now, assumed: settings.estimator };
      return { data: await presentOffer(tx, actor.caller, approved, asked) };
    });
  });
}
