import { defineMessages } from '@homestead/contract/platform';

/** What documents of deals say to those who prepare and sign them. */
export const dealDocumentMessages = defineMessages({
  fromOffer: 'the offer',
  fromListing: 'the listing',
  fromListingFile: 'our listing file',
  fromSettings: 'the brokerage’s settings',
  receiptMissing:
    'The buyers haven’t signed that they received the seller’s disclosure. The law wants them to have it by the day on which the contract takes effect.',
  receiptMissingAccepted:
    'The contract took effect on {accepted}, and the buyers haven’t signed that they received the seller’s disclosure by then, as the law wants.',
  receiptLate:
    'The buyers signed for the seller’s disclosure on {received}, after the contract took effect on {accepted}.',
  pamphletMissing:
    'Not logged that these buyers got the pamphlet about lead, which is due before the contract binds them: {names}',
  pamphletLate: 'These buyers got the pamphlet about lead after the contract took effect: {names}',
  disclosures: 'Disclosures at acceptance',
  clientTitle: 'Agreements with our client: {home}',
  dealTitle: 'Disclosures: {home}',
});
