import {
  counterEndpoints,
  type OfferSide,
  otherSide,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import { RecordDrawer, useAnswer } from '#desk';
import { offerDeskMessages } from '../../messages.ts';
import { dealDocuments } from '../documents/deal-document-client.ts';
import { DealWarnings } from '../documents/deal-warnings.tsx';
import { counterMessages } from '../messages/counters.ts';
import type { ActedOffer } from '../offer-actions.ts';
import { offerText, shortOfferText } from '../offer-words.ts';
import { counters, type OfferVersions } from './counter-client.ts';

interface ApprovalDrawerProps {
  offer: Pick<WireOfferDetails, keyof ActedOffer | 'client' | 'isHomeTaken' | 'otherOpenOffers'>;
  versions: OfferVersions;
  /** Whether the side that answers accepts, or that of the version agrees to its own terms. */
  isAnswer: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Says who approved the newest version of an offer; of the side that answers, to accept it. */
export default function ApprovalDrawer({
  offer,
  versions,
  isAnswer,
  ...closing
}: ApprovalDrawerProps) {
  const papers = useAnswer(`${offer.id} ${offer.version}`, (signal) =>
    dealDocuments.getOfferDocuments({ id: offer.id }, { signal }),
  );
  const newest = versions.data[0];
  if (!newest) return null;
  const { number, madeBy } = newest;
  const side = isAnswer ? otherSide(madeBy) : madeBy;
  const { id } = offer;
  const named = shortOfferText(offer, { isFirst: true });
  const person = approverOf(offer, versions, side);
  const words = isAnswer
    ? {
        title: counterMessages.acceptTitle({ number, isBackup: offer.isHomeTaken ? 'yes' : 'no' }),
        intro: acceptIntro(offer, side),
        button: offer.isHomeTaken ? offerDeskMessages.acceptBackup() : offerDeskMessages.accept(),
        said: offer.isHomeTaken
          ? offerDeskMessages.acceptedBackup({ offer: named })
          : counterMessages.accepted({ offer: named, number }),
      }
    : {
        title: counterMessages.approveTitle({ number }),
        intro: counterMessages.approveIntro({ side }),
        button: counterMessages.approveButton(),
        said: counterMessages.noted(),
      };
  return (
    <RecordDrawer
      isOpen
      isNew
      onClose={closing.onClose}
      title={words.title}
      intro={words.intro}
      above={isAnswer && <DealWarnings warnings={papers.answer?.data.warnings ?? []} />}
      schema={counterEndpoints.approveOfferVersion}
      sections={[{ fields: ['name', 'role', { name: 'note', isWide: true }] }]}
      record={{ name: person.name, role: person.role, note: '' }}
      submitLabel={words.button}
      save={(fields, key) => {
        const name = String(fields.name ?? person.name);
        const { role, note } = fields as { role?: string; note?: string };
        const isKnown = person.partyId !== null && name === person.name;
        return counters.approveOfferVersion(
          {
            ...{ id, number, side, name },
            ...(role !== undefined && { role }),
            ...(note !== undefined && { note }),
            ...(isKnown && { partyId: person.partyId }),
          },
          key,
        );
      }}
      said={() => words.said}
      onSaved={closing.onDone}
    />
  );
}

/** What is about to be accepted, by whom, and what that means for the other offers. */
function acceptIntro(offer: ApprovalDrawerProps['offer'], side: OfferSide): string {
  const { offerPriceCents: priceCents, isHomeTaken, otherOpenOffers } = offer;
  return counterMessages.acceptIntro({
    ...{ side, offer: offerText({ ...offer, priceCents }, { isFirst: false }) },
    isBackup: isHomeTaken ? 'yes' : 'no',
    others: (!isHomeTaken && otherOpenOffers) || 0,
  });
}

/** Who most likely says yes for a side: our client, or the agent of the other side. */
function approverOf(
  { client }: { client: string | null },
  { ourSide, terms, parties }: OfferVersions,
  side: OfferSide,
): { name: string; role: string; partyId: string | null } {
  if (side === ourSide) {
    return { name: client ?? '', role: counterMessages.client(), partyId: null };
  }
  if (side === 'buyer') return { name: '', role: counterMessages.buyersAgent(), partyId: null };
  const agent = parties.find((party) => party.id === terms?.sellerAgentId);
  return {
    name: agent?.name ?? terms?.listingAgent ?? '',
    role: counterMessages.sellersAgent(),
    partyId: agent?.id ?? null,
  };
}
