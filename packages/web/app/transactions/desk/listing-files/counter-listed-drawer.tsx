import { listedOfferEndpoints, type WireComparedOffer } from '@homestead/contract/transactions';
import { RecordDrawer } from '#desk';
import { untilWhen } from '../counters/until-when.ts';
import { counterListedMessages } from '../messages/counter-listed.ts';
import { shortOfferText } from '../offer-words.ts';
import { listedOffers } from './listing-file-client.ts';

interface CounterListedProps {
  offer: WireComparedOffer & { file: { id: number } };
  onClose: () => void;
  onDone: () => void;
}

/**
 * Writes down what our seller counters to an offer that a colleague wrote for a buyer: of
 * its terms, those that the comparison shows.
 */
export default function CounterListedDrawer({ offer, onClose, onDone }: CounterListedProps) {
  const { id: number, code, version, file } = offer;
  const named = shortOfferText({ buyer: offer.buyers, code }, { isFirst: true });
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={counterListedMessages.title({ code })}
      intro={offer.isOurs ? counterListedMessages.intro() : counterListedMessages.introReceived()}
      schema={listedOfferEndpoints.counterListedOffer}
      sections={[
        {
          title: counterListedMessages.terms(),
          fields: [
            { name: 'offerPriceCents', kind: 'dollars' },
            { name: 'earnestDepositCents', kind: 'dollars' },
            { name: 'closingOn', kind: 'date' },
            { name: 'note', isWide: true },
          ],
        },
        {
          title: counterListedMessages.until(),
          fields: [
            { name: 'expireOn', kind: 'date', isRequired: true },
            { name: 'expireTime', kind: 'time', isRequired: true },
          ],
        },
      ]}
      record={{
        ...{ id: `counter-${number}`, version, note: '' },
        offerPriceCents: offer.priceCents,
        earnestDepositCents: offer.earnestCents,
        ...{ closingOn: offer.closingOn, expireOn: null, expireTime: null },
      }}
      submitLabel={counterListedMessages.save()}
      isAnyTime
      check={untilWhen}
      save={(fields, key) => {
        const { expireOn = '', expireTime = '', ...given } = fields as Record<string, string>;
        return listedOffers.counterListedOffer(
          { id: file.id, offer: number, version, expireOn, expireTime, ...given },
          key,
        );
      }}
      said={() => counterListedMessages.saved({ offer: named })}
      onSaved={onDone}
    />
  );
}
