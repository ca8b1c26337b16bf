import {
  dateAfter,
  holidayRule,
  localClock,
  localDate,
  localInstants,
  weekdayOf,
} from '@homestead/contract/platform';
import { type OfferSide, type OfferState, otherSide } from '@homestead/contract/transactions';
import { findOfferClient } from '#leads';
import type { Actor, DatabaseTransaction, Services } from '#platform';
import { insertApproval } from './client-page/approval-store.ts';
import { termsOfApproval } from './client-page/terms-of-approval.ts';
import { withCurrentTerms } from './client-page/with-current-terms.ts';
import { approveVersion } from './counters/approve-version.ts';
import { counterOffer } from './counters/counter-offer.ts';
import { findNewestVersion } from './counters/offer-version-store.ts';
import { moveOffer } from './offers/move-offer.ts';
import type { OfferRow } from './offers/offer-columns.ts';
import { lockOfferById } from './offers/offer-store.ts';
import { insertSampleLink } from './sample-offer-store.ts';

const STEP_MS = 2 * 3_600_000;
const MINUTE_MS = 60_000;
const ROUND_CENTS = 500_00;
const COUNTER_DAYS = 2;

/** Who the demo says speaks for a side, where an offer doesn't: side, name, role. */
const speakers = `
buyer|Nina Castro|Buyer’s agent
seller|Harvey Pope|Seller’s agent`;

/**
 * When an offer with these steps was written, so that the last one was that many days ago or a
 * little more: in the morning, which leaves the day for the steps.
 */
export function startOf(steps: readonly string[], daysAgo: number, now = Date.now()): Date {
  const latest = new Date(now - daysAgo * 86_400_000 - (steps.length + 1) * STEP_MS);
  const date = localClock(latest) < MORNING ? dateAfter(localDate(latest), -1) : localDate(latest);
  return localInstants(date, MORNING)[0] ?? latest;
}

const MORNING = '09:00';

/** The next time from `at` on at which people let an offer expire: 5 or 8 p.m. */
export function usualExpiry(at: Date): { expireOn: string; expireTime: string } {
  const [date, clock] = [localDate(at), localClock(at)];
  if (clock <= '17:00') return { expireOn: date, expireTime: '17:00' };
  if (clock <= '20:00') return { expireOn: date, expireTime: '20:00' };
  return { expireOn: dateAfter(date, 1), expireTime: '17:00' };
}

const isHoliday = holidayRule(['federal']);

/** The first day from `date` on, or backward, on which banks and inspectors work. */
export function workdayFrom(date: string, step: 1 | -1 = 1): string {
  const isOff = [0, 6].includes(weekdayOf(date)) || isHoliday(date);
  return isOff ? workdayFrom(dateAfter(date, step), step) : date;
}

/**
 * Takes a draft that was written at `start` through its steps, two hours after each other: states;
 * `counter:seller:101`, a counteroffer at that percentage of the first price; and `approval`, the
 * client's approval of the newest version by a link.
 */
export async function takeSteps(
  services: Services,
  tx: DatabaseTransaction,
  actor: Actor,
  offerId: string,
  { steps, start }: { steps: readonly string[]; start: Date },
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const at = new Date(start.getTime() + (index + 1) * STEP_MS);
    const offer = await lockOfferById(tx, offerId);
    if (!offer) return;
    const [kind = '', side, percent] = step.split(':');
    if (kind === 'approval') await approveByLink(tx, actor, offer, at);
    else if (kind === 'accepted') await accept(services, tx, actor, offer, at);
    else if (kind === 'counter') {
      await counter(services, tx, actor, offer, {
        ...{ madeBy: side as OfferSide, percent: Number(percent), at },
      });
    } else await moveOffer(services, tx, actor, offer, { state: kind as OfferState, now: at });
  }
}

function counter(
  services: Services,
  tx: DatabaseTransaction,
  actor: Actor,
  offer: OfferRow,
  { madeBy, percent, at }: { madeBy: OfferSide; percent: number; at: Date },
): Promise<OfferRow> {
  const first = offer.offer_price_cents ?? 0;
  const price = Math.round((first * percent) / 100 / ROUND_CENTS) * ROUND_CENTS;
  const expireOn = dateAfter(localDate(at), COUNTER_DAYS);
  const given = { offerPriceCents: price, expireOn, expireTime: '20:00' };
  return counterOffer(services, tx, actor, offer, { madeBy, given, note: '', now: at });
}

/** The side that didn't make the newest version says yes. */
async function accept(
  services: Services,
  tx: DatabaseTransaction,
  actor: Actor,
  offer: OfferRow,
  at: Date,
): Promise<void> {
  const newest = await findNewestVersion(tx, offer.id);
  const side = otherSide((newest?.made_by ?? 'buyer') as OfferSide);
  const row = speakers.split('\n').find((one) => one.startsWith(side));
  const [, speaker = '', role = ''] = row?.split('|') ?? [];
  const name = (side === 'seller' && offer.listing_agent) || speaker;
  await approveVersion(services, tx, actor, {
    ...{ offer, versionNumber: newest?.number ?? 1, at },
    by: { side, name, role },
  });
}

/** The client opened the link that the agent sent an hour before, and approved what it shows. */
async function approveByLink(
  tx: DatabaseTransaction,
  { caller }: Actor,
  stored: OfferRow,
  at: Date,
): Promise<void> {
  const offer = await withCurrentTerms(tx, stored);
  const { lead_id: leadId } = offer;
  if (leadId === null) return;
  const client = await findOfferClient(tx, leadId);
  if (!client) return;
  const name = `${client.firstName} ${client.lastName}`.trim();
  const linkId = await insertSampleLink(tx, {
    ...{ offerId: offer.id, leadId, sentBy: caller.personId },
    sentAt: new Date(at.getTime() - 60 * MINUTE_MS),
    openedAt: new Date(at.getTime() - 5 * MINUTE_MS),
  });
  const { terms, hash: termsHash } = termsOfApproval(offer);
  await insertApproval(tx, {
    ...{ offerId: offer.id, leadId, personId: null, linkId, version: offer.version },
    ...{ isDraft: false, terms, termsHash, name, at },
    ...{ address: null, userAgent: null },
  });
}
