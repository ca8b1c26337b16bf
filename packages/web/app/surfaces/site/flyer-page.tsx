import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router';
import { BrandMark, EqualHousingMark } from '#design';
import { FactsStrip, findListing, listingHref, Photo, qrCodeOf, shortenText } from '#listings';
import { apiContext, instantText, phoneText, siteContext, useSite } from '#platform';
import styles from './flyer-page.module.css';
import { saleFactsOf } from './sale-facts.ts';

const REMARKS_MOST = 620;
const PHOTOS = 4;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const { brokerage, publicUrl } = context.get(siteContext);
  const mlsNumber = params.listingId ?? '';
  const listing = await findListing(ask, mlsNumber);
  if (!listing) throw redirect(listingHref(mlsNumber));
  const { photos, strip, sections, listingFirm, attributionContact, source, modifiedAt } = listing;
  const keyRows = sections.find(({ id }) => id === 'key')?.blocks[0]?.rows ?? [];
  const url = publicUrl + listingHref(listing.mlsNumber);
  const sale = saleFactsOf(listing, null);
  return data({
    sale,
    strip,
    url,
    photos: photos.slice(0, PHOTOS),
    rows: keyRows.map(([label, value]) => [label, value ?? 'NA'] as const),
    remarks: shortenText(listing.remarks ?? '', REMARKS_MOST),
    back: listingHref(listing.mlsNumber),
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
  const { brokerage } = useSite();
  const { sale, code, photos } = page;
  const [main, ...more] = photos;
  return (
    <>
      <p className={styles.actions}>
        <a href={page.back} className="button">
          Back to the home
        </a>
        <button type="button" className="button" data-look="primary" onClick={() => window.print()}>
          Print this flyer
        </button>
      </p>
      <main id="main" className={styles.sheet}>
        <header className={styles.firm}>
          <BrandMark size={44} />
          <p>
            <strong>{brokerage.name}</strong>
            {brokerage.phone && <span>{phoneText(brokerage.phone)}</span>}
            {brokerage.email && <span>{brokerage.email}</span>}
          </p>
        </header>
        <div className={styles.photos} data-count={photos.length}>
          <Photo photo={main ?? null} sizes="800px" isFirst />
          {more.map((photo) => (
            <Photo key={photo.token} photo={photo} sizes="320px" isEarly />
          ))}
        </div>
        <div className={styles.head}>
          <h1>
            {sale.street}
            <span>{sale.cityLine}</span>
          </h1>
          <p>
            {sale.price}
            {sale.status && <span>{sale.status.text}</span>}
          </p>
        </div>
        <FactsStrip facts={page.strip} />
        <div className={styles.body}>
          <p className={styles.remarks}>{page.remarks}</p>
          <dl className={styles.rows}>
            {page.rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <footer className={styles.foot}>
          <svg
            viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
            role="img"
            aria-label={`QR code of ${page.url}`}
            className={styles.code}
          >
            <rect x="-4" y="-4" width={code.size + 8} height={code.size + 8} fill="white" />
            <path d={code.path} fill="black" shapeRendering="crispEdges" />
          </svg>
          <p>
            <span>{page.url}</span>
            <strong>{page.firm.join(' · ')}</strong>
            <span>{page.source.join(' · ')}</span>
            <span>Deemed reliable but not guaranteed; verify what matters to you.</span>
            {brokerage.licenseLine && <span>{brokerage.licenseLine}</span>}
          </p>
          <EqualHousingMark size={46} />
        </footer>
      </main>
    </>
  );
}
