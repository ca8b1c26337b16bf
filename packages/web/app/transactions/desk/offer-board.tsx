import {
  OFFER_COLUMN_MAX,
  offerPhaseKeys,
  offerPhases,
  offerStateText,
  type WireListedOffer,
  type WireOfferFacts,
} from '@homestead/contract/transactions';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Board } from '#desk/board';
import { dateText, moneyText, UNKNOWN } from '#platform';
import { offerDeskMessages } from '../messages.ts';
import { offerViewMessages } from './messages/offer-views.ts';
import { hrefWith } from './offer-address.ts';
import { expiryText, homeText } from './offer-words.ts';

interface OfferBoardProps {
  offers: readonly WireListedOffer[];
  totals: WireOfferFacts['totals'];
}

/** The offers by phase; opening one is enough, its page moves it. */
export default function OfferBoard({ offers, totals }: OfferBoardProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const columnOf = ({ phase }: WireListedOffer) => phase;
  const asked = params.get('phase');
  return (
    <Board
      name="offers"
      label={offerViewMessages.boardLabel()}
      columns={offerPhaseKeys
        .filter((phase) => asked === null || phase === asked)
        .map((phase) => {
          const total = totals.find((one) => one.phase === phase)?.count ?? 0;
          const more = total - OFFER_COLUMN_MAX;
          const href = hrefWith(params, { view: null, month: null, phase });
          return {
            ...{ id: phase, title: offerPhases[phase], total },
            ...(more > 0 && {
              note: <Link to={href}>{offerViewMessages.more({ count: more })}</Link>,
            }),
          };
        })}
      cards={offers}
      cardId={({ id }) => String(id)}
      cardName={({ code }) => code}
      columnOf={columnOf}
      show={(offer) => ({
        title: homeText(offer),
        next: [
          offer.offerPriceCents === null ? UNKNOWN : moneyText(offer.offerPriceCents),
          offer.buyer ?? offer.client,
          offer.side === 'listing' && offerDeskMessages.listing(),
          offer.phase === 'ended' && offerStateText(offer),
        ]
          .filter(Boolean)
          .join(' · '),
        age: dayOf(offer),
      })}
      onOpen={({ id }) => void navigate(`/transaction/${id}`)}
    />
  );
}

/** The day that matters next. */
function dayOf(offer: WireListedOffer): string | null {
  const { phase, expireOn, closingOn } = offer;
  if (phase === 'waiting' && expireOn !== null)
    return offerViewMessages.expires({ day: expiryText(offer) });
  return closingOn === null ? null : offerViewMessages.closes({ day: dateText(closingOn) });
}
