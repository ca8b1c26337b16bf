import type { WireListingFile } from '@homestead/contract/transactions';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ChangeButton, DeskPanel, ProblemNote, showToast, useWork } from '#desk';
import { instantText } from '#platform';
import { listingDeskMessages } from '../messages/listing-files.ts';
import { listingLinks } from './listing-file-client.ts';

interface OfferLinksProps {
  file: WireListingFile;
  onChanged: () => void;
  onSaved: (file: WireListingFile) => void;
}

/** The links by which other agents send offers: one is shown when it is made, and never again. */
export function OfferLinksPanel({ file, onChanged, onSaved }: OfferLinksProps) {
  const [made, setMade] = useState<string>();
  const making = useWork(() => listingLinks.makeOfferLink({ id: file.id }));
  const ending = useWork((link: string) => listingLinks.endOfferLink({ id: file.id, link }));
  const make = async () => {
    const answer = await making.run();
    if (!answer) return;
    setMade(answer.data.link);
    onChanged();
  };
  const end = async (link: string) => {
    const answer = await ending.run(link);
    if (!answer) return;
    onSaved(answer.data);
    showToast(listingDeskMessages.linkEnded());
  };
  const mayAdd = file.abilities.includes('edit');
  return (
    <DeskPanel title={listingDeskMessages.links()}>
      <Text size="sm" c="dimmed">
        {listingDeskMessages.linksHint()}
      </Text>
      {made && (
        <TextInput
          mt="sm"
          readOnly
          label={listingDeskMessages.newLink()}
          description={listingDeskMessages.newLinkHint()}
          value={made}
          onFocus={(event) => event.target.select()}
        />
      )}
      <ProblemNote problem={making.problem ?? ending.problem} />
      <ul className="grid gap-3 no-margin no-pad">
        {file.links.map((link) => (
          <li key={link.id} className="grid gap-1">
            <span className="text-14">{factsOf(link)}</span>
            {link.isOpen && mayAdd && (
              <span>
                <ChangeButton
                  variant="default"
                  size="compact-sm"
                  aria-label={listingDeskMessages.endLinkOf({ day: instantText(link.madeAt) })}
                  onClick={() => end(link.id)}
                >
                  {listingDeskMessages.endLink()}
                </ChangeButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayAdd && (
        <ChangeButton variant="default" mt="md" loading={making.isBusy} onClick={make}>
          {listingDeskMessages.makeLink()}
        </ChangeButton>
      )}
    </DeskPanel>
  );
}

function factsOf({ by, madeAt, expiresAt, isOpen, offers }: WireListingFile['links'][number]) {
  return [
    by
      ? listingDeskMessages.linkBy({ day: instantText(madeAt), name: by })
      : listingDeskMessages.linkMade({ day: instantText(madeAt) }),
    isOpen
      ? listingDeskMessages.linkUntil({ day: instantText(expiresAt) })
      : listingDeskMessages.linkOver(),
    ...(offers === null ? [] : [listingDeskMessages.linkOffers({ count: offers })]),
  ].join(' · ');
}
