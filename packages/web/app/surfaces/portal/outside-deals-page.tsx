import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadOwnEnvelopes, OwnEnvelopesView } from '#documents/pages';
import { loadOutsideDeals, OutsideDealsView, SentOffersView } from '#transactions/pages';
import { portalMessages } from './messages.ts';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const deals = await loadOutsideDeals(args);
  return { ...deals, envelopes: await loadOwnEnvelopes(args) };
}

export const meta: MetaFunction = ({ matches }) => portalMeta(portalMessages.deals(), matches);

/** /mytransactions: someone's deals, and the documents and offers that they were sent. */
export default function OutsideDealsPage() {
  const { deals, sent, isPartner, envelopes } = useLoaderData<typeof loader>();
  const sentCount = sent.offers.length + sent.homes.length + envelopes.length;
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{portalMessages.deals()}</h1>
      <div className="grid gap-6">
        <OwnEnvelopesView envelopes={envelopes} />
        <SentOffersView sent={sent} />
        {(deals.length > 0 || sentCount === 0) && (
          <OutsideDealsView deals={deals} isPartner={isPartner} />
        )}
      </div>
    </main>
  );
}
