import { type NetTerms, sellerNet, type WireOfferDetails } from '@homestead/contract/transactions';
import { serviceArea } from '#platform';
import { type ListingFileRow, listingTermsOf } from './listing-file-columns.ts';

/** What terms leave the seller of a listing file; null without a price. */
export function netOnListing(file: ListingFileRow, terms: NetTerms): WireOfferDetails['net'] {
  const transferTaxCents = transferTaxOf(file)?.centsPerThousand ?? null;
  const net = sellerNet(terms, { ...listingTermsOf(file), transferTaxCents });
  return net && { ...net, lines: [...net.lines] };
}

/** The tax on selling the home, where the service area knows it. */
export function transferTaxOf({ state_or_province: state }: ListingFileRow) {
  const { transferTax } = serviceArea();
  return transferTax && transferTax.state === state?.trim().toUpperCase() ? transferTax : null;
}
