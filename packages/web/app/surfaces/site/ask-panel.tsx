import { ContactLinks } from '#leads';
import type { ListingDetailFacts } from '#listings';
import { useSite } from '#platform';
import { pageMessages } from './messages/pages.ts';

/** How to ask the brokerage about a home. */
export function AskPanel({
  listing,
}: {
  listing: Pick<ListingDetailFacts, 'street' | 'mlsNumber'>;
}) {
  const { brokerage } = useSite();
  const { name, licenseLine } = brokerage;
  const subject = pageMessages.askSubject({
    address: listing.street ?? pageMessages.aHome(),
    number: listing.mlsNumber,
  });
  return (
    <section className="panel grid gap-3 pad-6 raised" aria-labelledby="ask-title">
      <h2 className="text-22" id="ask-title">
        {pageMessages.askTitle()}
      </h2>
      <p>{pageMessages.askLead({ firm: name })}</p>
      <p className="grid gap-2">
        <ContactLinks brokerage={brokerage} subject={subject} />
      </p>
      {licenseLine && <p className="fine-print">{licenseLine}</p>}
    </section>
  );
}
