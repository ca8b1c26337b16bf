import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router';
import { findAgents } from '#leads';
import { findListing, HomeStill, listingHref, qrCodeOf, shortenText } from '#listings';
import { apiContext, instantText, siteContext, stillMarkup } from '#platform';
import styles from './flyer-page.module.css';
import { FlyerSheet } from './flyer-sheet.tsx';
import { saleFactsOf } from './sale-facts.ts';

const REMARKS_MOST = 620;
const PHOTOS = 4;

export async function loader(args: LoaderFunctionArgs) {
  const { context, params, request } = args;
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const { brokerage, publicUrl } = context.get(siteContext);
  const mlsNumber = params.listingId ?? '';
  const [listing, agents] = await Promise.all([findListing(ask, mlsNumber), findAgents(args)]);
  if (!listing) throw redirect(listingHref(mlsNumber));
  const { photos, strip, sections, listingFirm, attributionContact, source, modifiedAt } = listing;
  const keyRows = sections.find(({ id }) => id === 'key')?.blocks[0]?.rows ?? [];
  const url = publicUrl + listingHref(listing.mlsNumber);
  const sale = saleFactsOf(listing, null);
  const sheet = stillMarkup(FlyerSheet, {
    sale,
    strip,
    url,
    brokerage,
    agent: agents?.[0] ?? null,
    photos: photos.slice(0, PHOTOS),
    rows: keyRows.map(([label, value]) => [label, value ?? 'NA'] as const),
    remarks: shortenText(listing.remarks ?? '', REMARKS_MOST),
    code: qrCodeOf(url),
    firm: [
      listingFirm ? `Listed by ${listingFirm}` : 'Listing firm not stated',
      attributionContact,
    ].filter((part) => part !== null),
    source: [
      `MLS number ${listing.mlsNumber}`,
      source && `Source: ${source}`,
      `Last updated ${instantText(modifiedAt)}`,
    ].filter((part) => part !== null),
  });
  return data({
    sheet,
    back: listingHref(listing.mlsNumber),
    title: `Flyer: ${sale.street}, ${sale.cityLine} | ${brokerage.name}`,
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** A home on one sheet of paper, to be printed. */
export default function FlyerPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <nav className={styles.actions} aria-label="Flyer">
        <a href={page.back} className="button">
          Back to the home
        </a>
        <button type="button" className="button" data-look="primary" onClick={() => window.print()}>
          Print this flyer
        </button>
      </nav>
      <HomeStill html={page.sheet} />
    </>
  );
}
