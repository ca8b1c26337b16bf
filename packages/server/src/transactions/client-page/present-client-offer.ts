import {
  isDocument,
  type OfferState,
  offerDocuments,
  offerLabel,
  type WireClientOffer,
} from '@homestead/contract/transactions';
import { readOfferQuestions } from '#leads';
import { findEmailHome, presentEmailHome } from '#listings';
import type { Queryable, Settings } from '#platform';
import { datesOf, offerSheet } from '../summary-pdf/offer-sheet.ts';
import { type OfferFacts, readOfferFacts } from '../summary-pdf/read-offer-facts.ts';
import { whenInWords } from '../summary-pdf/sheet-words.ts';
import { selectApprovals } from './approval-store.ts';
import { asksApproval } from './asks-approval.ts';
import type { OpenedOffer } from './open-client-offer.ts';
import { presentClientAgent } from './present-client-agent.ts';
import { termsOfApproval } from './terms-of-approval.ts';

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
  const isAsked = await asksApproval(db, offer, { leadId: client.id, approvals });
  return {
    ...{ id: offer.id, code: offer.code, state: offer.state as OfferState },
    ...{ isBackup: offer.is_backup, version: offer.version, termsHash: hash },
    client: facts.client ?? '',
    address: terms.propertyAddress,
    home: await homeOf(db, settings, terms.listingId),
    isCash: terms.allCash === true,
    priceCents: terms.offerPriceCents,
    earnestDepositCents: terms.earnestDepositCents,
    cashToCloseCents: summary.costs?.totalCents ?? null,
    isCashComplete: summary.costs?.isComplete ?? false,
    monthCents: summary.costs?.month.totalCents ?? null,
    expiresAt: offer.expires_at?.toISOString() ?? null,
    dates: datesOf(facts).map(({ what, on, time, where }) => ({
      ...{ what, on, where, when: whenInWords(on, time) },
    })),
    documents: summary.documents.filter(isDocument).map((key) => offerLabel(offerDocuments[key])),
    sections: offerSheet(facts),
    agent: await presentClientAgent(db, terms.agentId),
    approval: approved
      ? {
          ...{ name: approved.name, at: approved.approved_at.toISOString() },
          ...{ version: approved.offer_version, isDraft: approved.is_draft },
        }
      : null,
    isOutdated: !approved && approvals.length > 0,
    questions: (await readOfferQuestions(db, { client, code: offer.code })).map((asked) => ({
      text: asked.message,
      askedAt: asked.askedAt.toISOString(),
      answeredAt: asked.answeredAt?.toISOString() ?? null,
    })),
    abilities: [...(isAsked ? (['approve'] as const) : []), 'ask'],
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
