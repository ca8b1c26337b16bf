import { defineMessages } from '@homestead/contract/platform';

/** What documents of deals say to those who prepare and sign them. */
export const dealDocumentMessages = defineMessages({
  fromOffer: 'the offer',
  fromListing: 'the listing',
  fromListingFile: 'our listing file',
  fromSettings: 'the brokerage’s settings',
  clientTitle: 'Agreements with our client: {home}',
  dealTitle: 'Disclosures: {home}',
});
