import { phoneText } from '@homestead/contract/platform';
import { BrandMark, EqualHousingMark } from '#design';
import type { BrokerageFacts } from '#platform';
import { FactsStrip } from '../home/facts-strip.tsx';
import type { SaleFacts } from '../home/sale-facts.ts';
import type { ListingDetailFacts } from '../listing/listing.ts';
import { Photo } from '../listing/photo.tsx';
import { flyerMessages } from '../messages/flyer.ts';
import styles from './flyer.module.css';
import type { QrCode } from './qr-code.ts';

/** The texts of a home's flyer. */
export interface FlyerFacts extends Pick<ListingDetailFacts, 'photos' | 'strip'> {
  sale: SaleFacts;
  rows: (readonly [label: string, value: string])[];
  remarks: string;
  /** The home's page, as text and as QR code. */
  url: string;
  code: QrCode;
  /** Listing firm and how to reach it. */
  firm: string[];
  source: string[];
  brokerage: BrokerageFacts;
  /** The agent of the signed-in person. */
  agent: { name: string; email: string; phone: string | null } | null;
}

/**
 * A home on one sheet of paper: the brokerage's name on top, larger than any other (Nebraska's
 * advertising rules), the listing firm at the bottom. Rendered only on the server.
 */
export function FlyerSheet(facts: FlyerFacts) {
  const { sale, code, photos, brokerage, agent } = facts;
  const [main, ...more] = photos;
  return (
    <main id="main" className={styles.sheet}>
      <header className={styles.firm}>
        <BrandMark size={44} />
        <p>
          <strong>{brokerage.name}</strong>
          {brokerage.phone && <span>{phoneText(brokerage.phone)}</span>}
          {brokerage.email && <span>{brokerage.email}</span>}
          {agent && (
            <span>
              {flyerMessages.yourAgent({
                agent: [agent.name, phoneText(agent.phone ?? ''), agent.email]
                  .filter(Boolean)
                  .join(', '),
              })}
            </span>
          )}
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
      <FactsStrip facts={facts.strip} />
      <div className={styles.body}>
        <p className={styles.remarks}>{facts.remarks}</p>
        <dl className={styles.rows}>
          {facts.rows.map(([label, value]) => (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <footer className={styles.foot}>
        <svg
          viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
          role="img"
          aria-label={flyerMessages.qrCode({ address: facts.url })}
          className={styles.code}
        >
          <rect x="-4" y="-4" width={code.size + 8} height={code.size + 8} fill="white" />
          <path d={code.path} fill="black" shapeRendering="crispEdges" />
        </svg>
        <p>
          <span>{facts.url}</span>
          <strong>{facts.firm.join(' · ')}</strong>
          <span>{facts.source.join(' · ')}</span>
          <span>{flyerMessages.notGuaranteed()}</span>
          {brokerage.licenseLine && <span>{brokerage.licenseLine}</span>}
        </p>
        <EqualHousingMark size={46} />
      </footer>
    </main>
  );
}
