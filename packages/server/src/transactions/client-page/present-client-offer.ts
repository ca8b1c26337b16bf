import {
  type OfferState,
  offerDocuments,
  offerLabel,
  openOfferStates,
  type WireClientOffer,
} from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { findEmailHome, presentEmailHome } from '#listings';
import { findName, type Queryable, type Settings } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import { datesOf, offerSheet } from '../summary-pdf/offer-sheet.ts';
import { type OfferFacts, readOfferFacts } from '../summary-pdf/read-offer-facts.ts';
import { whenInWords } from '../summary-pdf/sheet-words.ts';
import { findAgentContact } from './agent-card-store.ts';
import { selectApprovals } from './approval-store.ts';
import type { OpenedOffer } from './open-client-offer.ts';
import { termsOfApproval } from './terms-of-approval.ts';

/** Whether the terms of an offer can be approved: it isn't answered. */
export const isApprovable = ({ state }: Pick<OfferRow, 'state'>) =>
  state === 'draft' || openOfferStates.includes(state as OfferState);

/** The facts of an offer for its client. */
export const factsForClient = (
  db: Queryable,
  { estimator }: Pick<Settings, 'estimator'>,
  { offer, client }: OpenedOffer,
): Promise<OfferFacts> => {
  const name = `${client.firstName} ${client.lastName}`.trim();
  return readOfferFacts(db, offer, { client: name, assumed: estimator, now: new Date() });
};

/** An offer as its client sees it, in the reader's language: nothing of other offers. */
export async function presentClientOffer(
  db: Queryable,
  settings: Settings,
  opened: OpenedOffer,
): Promise<WireClientOffer> {
  const { offer, client } = opened;
  const facts = await factsForClient(db, settings, opened);
  const { terms, summary } = facts;
  const { hash } = termsOfApproval(offer);
  const approvals = (await selectApprovals(db, offer.id)).filter(
    ({ lead_id }) => lead_id === client.id,
  );
  const approved = approvals.find(({ terms_hash }) => terms_hash === hash);
  const isOpen = isApprovable(offer);
  return {
    ...{ id: offer.id, code: offer.code, state: offer.state as OfferState },
    ...{ isBackup: offer.is_backup, version: offer.version, termsHash: hash },
    client: facts.client ?? '',
    address: terms.propertyAddress,
    home: await homeOf(db, settings, terms.listingId),
    priceCents: terms.offerPriceCents,
    earnestDepositCents: terms.earnestDepositCents,
    cashToCloseCents: summary.costs?.totalCents ?? null,
    isCashComplete: summary.costs?.isComplete ?? false,
    monthCents: summary.costs?.month.totalCents ?? null,
    expiresAt: offer.expires_at?.toISOString() ?? null,
    dates: datesOf(facts).map(({ what, on, time, where }) => ({
      ...{ what, on, where, when: whenInWords(on, time) },
    })),
    documents: summary.documents.map((key) => offerLabel(offerDocuments[key])),
    sections: offerSheet(facts),
    agent: await agentOf(db, terms.agentId),
    approval: approved
      ? {
          ...{ name: approved.name, at: approved.approved_at.toISOString() },
          ...{ version: approved.offer_version, isDraft: approved.is_draft },
        }
      : null,
    isOutdated: !approved && approvals.length > 0,
    abilities: [...(isOpen && !approved ? (['approve'] as const) : []), 'ask'],
  };
}

async function homeOf(
  db: Queryable,
  settings: Settings,
  mlsNumber: string | null,
): Promise<WireClientOffer['home']> {
  const row = mlsNumber === null ? null : await findEmailHome(db, mlsNumber);
  if (!row) return null;
  const { photo, facts, firm } = presentEmailHome(settings, row);
  return {
    path: `/singleproduct/${encodeURIComponent(row.mls_number)}`,
    photo: photo ? photo.url.replace(settings.publicUrl, '') : null,
    ...{ facts, firm },
  };
}

async function agentOf(db: Queryable, agentId: string | null): Promise<WireClientOffer['agent']> {
  const contact = agentId === null ? null : await findAgentContact(db, agentId);
  if (agentId === null || !contact) return null;
  const people = await namePeople(db, [agentId]);
  const name = findName(people, agentId) ?? '';
  return { name, ...contact, photo: people.get(agentId)?.photo ?? null };
}
