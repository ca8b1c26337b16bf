import { OFFER_DEFAULTS, offerFieldKeys } from '@homestead/contract/transactions';
import type { Actor, DatabaseTransaction } from '#platform';
import { changeOffer } from './change-offer.ts';
import { makeOffer, ownAgentOf } from './make-offer.ts';
import { inspectionsOf, type OfferRow, termsOf } from './offer-columns.ts';
import { lockEmptyDrafts } from './offer-start-store.ts';

/** The person's own draft that nobody filled in or has open, else a new one of `today`. */
export async function startOffer(
  tx: DatabaseTransaction,
  actor: Actor,
  today: string,
): Promise<OfferRow> {
  const { caller } = actor;
  const drafts = await lockEmptyDrafts(tx, caller);
  const empty = drafts.find((draft) => isUntouched(draft, ownAgentOf(caller)));
  if (!empty) return makeOffer(tx, actor, { offerOn: today });
  if (empty.offer_on === today) return empty;
  return changeOffer(tx, actor, empty, { given: { offerOn: today }, version: undefined });
}

function isUntouched(draft: OfferRow, agentId: string | null): boolean {
  const terms = termsOf(draft);
  const usual: Readonly<Record<string, unknown>> = { ...OFFER_DEFAULTS, agentId };
  return (
    inspectionsOf(draft).length === 0 &&
    offerFieldKeys.every((key) => key === 'offerOn' || terms[key] === (usual[key] ?? null))
  );
}
