import { type BodyOf, type Language, localDate, storedPhone } from '@homestead/contract/platform';
import {
  type listingLinkEndpoints,
  offerLists,
  type WireOfferForm,
} from '@homestead/contract/transactions';

import { actAs, namePeople } from '#accounts';
import {
  type Actor,
  type DatabaseTransaction,
  findName,
  type Queryable,
  type Services,
} from '#platform';
import { selectOfferedEntries } from '../lookups/lookup-store.ts';
import { moveOffer, requireComplete } from '../offers/move-offer.ts';

import { type OfferRow, termsOf } from '../offers/offer-columns.ts';
import type { GivenTerms } from '../offers/read-wire-offer.ts';
import { addParty } from '../parties/change-party.ts';
import { findPartyOfSender } from '../parties/sender-party-store.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { addReceivedOffer } from './add-received-offer.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { countLinkOffer, type ListingLinkRow } from './listing-link-store.ts';
import { tellOfferReceived } from './listing-news.ts';

/** With the language of the page, in which the sender is emailed. */
type Sent = BodyOf<typeof listingLinkEndpoints.sendOfferForm> & { language: Language };

/** What the form of a link shows: the home, and what it offers to choose from. */
export async function presentOfferForm(
  db: Queryable,
  file: ListingFileRow,
): Promise<WireOfferForm> {
  const { financeTypes, saleContingencies } = offerLists;
  const entries = await selectOfferedEntries(db, [financeTypes.key, saleContingencies.key]);
  const people = await namePeople(db, file.agent_id ? [file.agent_id] : []);
  const of = (key: string) => entries.filter(({ list }) => list === key);
  return {
    propertyAddress: file.property_address,
    mlsNumber: file.listing_id,
    listPriceCents: file.list_price_cents,
    agent: findName(people, file.agent_id),
    financeTypes: of(financeTypes.key).map(({ display }) => display),
    saleContingencies: of(saleContingencies.key).map(({ id, display }) => ({ id, display })),
  };
}

/**
 * Stores an offer that another agent sent through a link of a locked listing file, submits it, and
 * tells the listing agents. One that may be spam stays a draft, and nobody is told.
 */
export async function sendOfferForm(
  services: Services,
  tx: DatabaseTransaction,
  { link, file }: { link: ListingLinkRow; file: ListingFileRow },
  sent: Sent,
  isSuspected: boolean,
): Promise<OfferRow> {
  const actor = await actorOf(tx, file);
  const now = new Date();
  const { agentName, license, brokerage, phone, email, language, ...terms } = sent;
  const sentBy = { agentName, license, brokerage, phone, email, language };
  const externalAgentId = isSuspected ? null : await keepSender(tx, actor, sentBy);
  const offer = await addReceivedOffer(
    tx,
    actor,
    file,
    { ...termsFrom(terms, now), externalAgentId },
    { sentBy, isSuspected },
  );
  await countLinkOffer(tx, link.id);
  if (isSuspected) {
    requireComplete(termsOf(offer), now);
    return offer;
  }
  const moved = await moveOffer(services, tx, actor, offer, { state: 'submitted', now, by: null });
  await tellOfferReceived(services, tx, file, moved, agentName);
  return moved;
}

/** The listing agent, or else the co-agent; refused once neither is there. */
async function actorOf(
  tx: DatabaseTransaction,
  { agent_id, co_agent_id }: ListingFileRow,
): Promise<Actor> {
  for (const id of [agent_id, co_agent_id]) {
    const actor = id && (await actAs(tx, id));
    if (actor) return actor;
  }
  return refuseTransaction('offer-link-refused');
}

function termsFrom(
  sent: Omit<Sent, 'agentName' | 'license' | 'brokerage' | 'phone' | 'email' | 'language'>,
  now: Date,
): GivenTerms {
  const { saleContingencyId = null, otherProvision = null, ...terms } = sent;
  const isCash = /^\s*(all )?cash\s*$/i.test(terms.buyerFinanceType);
  return {
    ...terms,
    ...{ saleContingencyId, otherProvision: otherProvision || null, allCash: isCash },
    downPaymentCents: isCash ? null : (terms.downPaymentCents ?? null),
    closingAmountCents: terms.closingAmountCents ?? null,
    closingOn: terms.closingOn ?? null,
    expireOn: terms.expireOn ?? null,
    conditionalFinancing: isCash ? false : null,
    offerOn: localDate(now),
  };
}

/**
 * The sender as a person of the directory: the one with their email or with their name at their
 * brokerage; else they are added, without an email or a phone that another one has.
 */
async function keepSender(
  tx: DatabaseTransaction,
  actor: Actor,
  sent: { agentName: string; license: string; brokerage: string; phone: string; email: string },
): Promise<string> {
  const phone = storedPhone(sent.phone);
  const found = await findPartyOfSender(tx, { ...sent, phone });
  if (found.id) return found.id;
  const { id } = await addParty(tx, actor, {
    ...{ type: 'person', name: sent.agentName, companyName: sent.brokerage },
    ...{ kinds: ['brokerage'], license: sent.license },
    ...(!found.isPhoneTaken && { phone }),
    ...(!found.isEmailTaken && { email: sent.email }),
  });
  return id;
}
