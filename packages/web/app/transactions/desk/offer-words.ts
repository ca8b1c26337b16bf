import {
  type OfferState,
  openOfferStates,
  type WireOfferRow,
} from '@homestead/contract/transactions';
import { dateText, instantText, localTimeText, moneyText, UNKNOWN } from '#platform';
import { offerDeskMessages } from '../messages.ts';

/** The home of an offer; of a draft without one, when it was started and by whom. */
export function homeText({
  propertyAddress,
  state,
  startedAt,
  startedBy,
}: Pick<WireOfferRow, 'propertyAddress' | 'state' | 'startedAt' | 'startedBy'>): string {
  if (propertyAddress !== null) return propertyAddress;
  if (state !== 'draft') return UNKNOWN;
  const when = instantText(startedAt);
  const started = startedBy
    ? offerDeskMessages.startedBy({ when, name: startedBy })
    : offerDeskMessages.started({ when });
  return `${offerDeskMessages.draftWithoutHome()}, ${started}`;
}

/** Whom we represent in an offer. */
export const sideText = ({ side }: Pick<WireOfferRow, 'side'>): string =>
  side === 'listing' ? offerDeskMessages.listing() : offerDeskMessages.buying();

/** An offer in questions: who offers how much for which home, as far as it is known. */
export function offerText(
  {
    buyer,
    code,
    priceCents,
    propertyAddress,
  }: {
    buyer: string | null;
    code: string;
    priceCents: number | null;
    propertyAddress: string | null;
  },
  look: { isFirst: boolean } = { isFirst: true },
): string {
  return offerDeskMessages.offerOf({
    name: buyer ?? shortOfferText({ buyer, code }, look),
    isNamed: buyer === null ? 'no' : 'yes',
    price: priceCents === null ? '' : moneyText(priceCents),
    isPriced: priceCents === null ? 'no' : 'yes',
    home: propertyAddress ?? '',
    isPlaced: propertyAddress === null ? 'no' : 'yes',
  });
}

/**
 * An offer by its buyers, or else by its code: “Lee Park’s offer”, “offer HS-12”; `isFirst` at the
 * start of a sentence.
 */
export const shortOfferText = (
  { buyer, code }: { buyer: string | null; code: string },
  { isFirst = false } = {},
): string =>
  offerDeskMessages.offerBy({
    name: buyer ?? code,
    isNamed: buyer === null ? 'no' : 'yes',
    isFirst: isFirst ? 'yes' : 'no',
  });

/** The states in which it matters when an offer expires, or did. */
const expiring: readonly OfferState[] = ['draft', ...openOfferStates, 'expired'];

/**
 * When an offer expires: only the day where its terms have no time, and nothing once it was
 * answered.
 */
export function expiryText({
  state,
  expireOn,
  expireTime,
}: Pick<WireOfferRow, 'state' | 'expireOn' | 'expireTime'>): string {
  if (!expiring.includes(state)) return UNKNOWN;
  if (expireOn === null) return UNKNOWN;
  const day = dateText(expireOn);
  return expireTime === null ? day : `${day}, ${localTimeText(expireTime)}`;
}
