import { type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext } from '#platform';
import { listingHref } from '../listing/listing-address.ts';
import { findListing } from '../listing/listing-client.ts';
import { reportMessages } from '../messages/report.ts';

/** What the report page shows. Redirects to the home's page if the home is gone. */
export async function loadReport({ context, params, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const mlsNumber = params.listingId ?? '';
  const listing = await findListing(ask, mlsNumber);
  if (!listing) throw redirect(listingHref(mlsNumber));
  const place = [listing.street, listing.city].filter(Boolean).join(', ');
  return {
    mlsNumber: listing.mlsNumber,
    place: place || reportMessages.homeByNumber({ number: listing.mlsNumber }),
    formKey: crypto.randomUUID(),
  };
}
