import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadOutsideDeals, OutsideDealsView, SentOffersView } from '#transactions/pages';
import { portalMessages } from './messages.ts';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export function loader(args: LoaderFunctionArgs) {
  return loadOutsideDeals(args);
}

export const meta: MetaFunction = ({ matches }) => portalMeta(portalMessages.deals(), matches);

/** /mytransactions: the deals that someone takes part in, and the offers that they were sent. */
export default function OutsideDealsPage() {
  const { deals, sent, isPartner } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{portalMessages.deals()}</h1>
      <div className="grid gap-6">
        <SentOffersView sent={sent} />
        {(deals.length > 0 || sent.offers.length + sent.homes.length === 0) && (
          <OutsideDealsView deals={deals} isPartner={isPartner} />
        )}
      </div>
    </main>
  );
}
