import { type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext, instantText, PREFIX, siteContext, staticMarkup } from '#platform';
import { saleFactsOf } from '../home/sale-facts.ts';
import { listingHref } from '../listing/listing-address.ts';
import { findListing } from '../listing/listing-client.ts';
import { cardMessages } from '../messages/card.ts';
import { flyerMessages } from '../messages/flyer.ts';
import { type FlyerFacts, FlyerSheet } from './flyer-sheet.tsx';
import { qrCodeOf } from './qr-code.ts';

const REMARKS_MAX = 620;
const PHOTOS = 4;

/** A home's flyer with the visitor's agent. Redirects to the home's page when the home is gone. */
export async function loadFlyer(
  { context, params, request }: LoaderFunctionArgs,
  { agent: asked }: { agent: Promise<FlyerFacts['agent']> },
) {
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const { brokerage, publicUrl } = context.get(siteContext);
  const mlsNumber = params.listingId ?? '';
  const [listing, agent] = await Promise.all([findListing(ask, mlsNumber), asked]);
  if (!listing) throw redirect(listingHref(mlsNumber));
  const { photos, strip, sections, listingFirm, attributionContact, source, modifiedAt } = listing;
  const keyRows = sections.find(({ id }) => id === 'key')?.blocks[0]?.rows ?? [];
  const url = publicUrl + PREFIX + listingHref(listing.mlsNumber);
  const sale = saleFactsOf(listing, null);
  const sheet = staticMarkup(FlyerSheet, {
    sale,
    strip,
    url,
    brokerage,
    agent,
    photos: photos.slice(0, PHOTOS),
    rows: keyRows.map(([label, value]) => [label, value ?? flyerMessages.empty()] as const),
    remarks: shortenText(listing.remarks ?? '', REMARKS_MAX),
    code: qrCodeOf(url),
    firm: [
      listingFirm ? cardMessages.listedBy({ firm: listingFirm }) : cardMessages.noFirm(),
      attributionContact,
    ].filter((part) => part !== null),
    source: [
      flyerMessages.mlsNumber({ number: listing.mlsNumber }),
      source && flyerMessages.source({ source }),
      flyerMessages.updated({ at: instantText(modifiedAt) }),
    ].filter((part) => part !== null),
  });
  return {
    sheet,
    back: listingHref(listing.mlsNumber),
    title: flyerMessages.title({
      address: `${sale.street}, ${sale.cityLine}`,
      firm: brokerage.name,
    }),
  };
}

export type FlyerPage = Awaited<ReturnType<typeof loadFlyer>>;

/** A text of at most `most` characters, cut after a word, with an ellipsis where it was cut. */
export function shortenText(text: string, most: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= most) return whole;
  const cut = whole.slice(0, most - 1);
  const end = whole[most - 1] === ' ' ? most - 1 : cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
