import type { WireOfferRow } from '@homestead/contract/transactions';
import { dateText, instantText, localTimeText, UNKNOWN } from '#platform';
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

/** When an offer expires: only the day where its terms have no time. */
export function expiryText({
  expireOn,
  expireTime,
}: Pick<WireOfferRow, 'expireOn' | 'expireTime'>): string {
  if (expireOn === null) return UNKNOWN;
  const day = dateText(expireOn);
  return expireTime === null ? day : `${day}, ${localTimeText(expireTime)}`;
}
