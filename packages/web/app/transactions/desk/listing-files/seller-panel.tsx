import {
  type SellerWish,
  sellerLinkCalls,
  type sellerLinkEndpoints,
  type WireFileForSeller,
  type WireListingFile,
} from '@homestead/contract/transactions';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { personApi } from '#accounts';
import { DeskPanel, ProblemNote } from '#desk';
import { createClient, instantText } from '#platform';
import { LinksSent, SendLink } from '../client/linked-page.tsx';
import { useLinkedPage } from '../client/use-linked-page.ts';
import { sellerDeskMessages } from '../messages/seller.ts';

const sellers = createClient<typeof sellerLinkEndpoints>(sellerLinkCalls, personApi);

const reasons = {
  'no-client': sellerDeskMessages.noSeller,
  'no-email': sellerDeskMessages.noEmail,
  stopped: sellerDeskMessages.stopped,
};

/** The seller’s page of a listing file: its links, and what the seller would like to do. */
export default function SellerPanel({ file }: { file: WireListingFile }) {
  const { id, code, version } = file;
  const page = useLinkedPage<WireFileForSeller>(
    `${code} ${version}`,
    {
      read: (signal) => sellers.getFileForSeller({ id }, { signal }),
      send: (key) => sellers.sendFileToSeller({ id }, key),
      end: (link) => sellers.endSellerLink({ id, link }),
      remind: (isReminded) => sellers.remindSeller({ id, isReminded }),
    },
    {
      ...{ question: questionOf, sent: sellerDeskMessages.sent({ code }) },
      send: sellerDeskMessages.send,
      linkEnded: sellerDeskMessages.linkEnded,
      remind: sellerDeskMessages.remind,
      remindHint: sellerDeskMessages.remindHint,
      remindersOn: sellerDeskMessages.remindersOn,
      remindersOff: sellerDeskMessages.remindersOff,
    },
  );
  const { shown } = page;
  return (
    <DeskPanel title={sellerDeskMessages.title()}>
      <Text size="sm" mb="sm">
        {shown?.reason ? reasons[shown.reason]() : sellerDeskMessages.help()}
      </Text>
      <ProblemNote problem={page.problem} />
      {shown && <SendLink page={page} shown={shown} name={code} />}
      {shown && (
        <LinksSent page={page} shown={shown}>
          <Wishes wishes={shown.wishes} fileId={id} />
        </LinksSent>
      )}
    </DeskPanel>
  );
}

const questionOf = ({ seller, email }: WireFileForSeller): string =>
  sellerDeskMessages.question({
    ...{ name: seller ?? sellerDeskMessages.theSeller(), email: email ?? '' },
    isKnown: email === null ? 'no' : 'yes',
  });

const inWords: Record<SellerWish, (facts: { when: string }) => string> = {
  accept: sellerDeskMessages.wouldAccept,
  counter: sellerDeskMessages.wouldCounter,
  reject: sellerDeskMessages.wouldReject,
};

function Wishes({ wishes, fileId }: Pick<WireFileForSeller, 'wishes'> & { fileId: number }) {
  if (wishes.length === 0) return null;
  return (
    <>
      <Text component="h3" size="sm" fw={600} mt="md">
        {sellerDeskMessages.wishes()}
      </Text>
      <ul className="grid gap-2 no-margin no-pad">
        {wishes.map(({ offer, code, buyers, isOurs, wish, at, isCurrent }) => (
          <Text component="li" size="sm" key={offer} {...(!isCurrent && { c: 'dimmed' })}>
            <Anchor
              component={Link}
              to={isOurs ? `/listing-files/${fileId}/compare` : `/transaction/${offer}`}
              size="sm"
              underline="always"
            >
              {buyers ?? code}
            </Anchor>
            {': '}
            {inWords[wish]({ when: instantText(at) })}
            {!isCurrent && ` ${sellerDeskMessages.changedSince()}`}
          </Text>
        ))}
      </ul>
    </>
  );
}
