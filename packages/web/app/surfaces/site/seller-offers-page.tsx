import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#platform';
import { openSentHome, SellerOffersView, takeSellerOffers } from '#transactions/pages';
import { accountMeta } from './account-meta.ts';
import { pageMessages } from './messages/pages.ts';
import styles from './offer-page.module.css';

/** Who signed in opens what they were sent by an address without its secret link. */
export const loader = (args: LoaderFunctionArgs) => openSentHome(args);

export async function action({ context, request }: ActionFunctionArgs) {
  return takeSellerOffers(context.get(apiContext), request);
}

/** A form without script has the link in it, so the page sends no referrer and is never cached. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}

export const meta: MetaFunction = (page) => accountMeta(pageMessages.sellerOffersTitle(), page);

/** /seller-offers: the offers on a seller’s home, by the link in an email. */
export default function SellerOffersPage() {
  const opened = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? opened ?? undefined;
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <SellerOffersView answer={answer} />
    </main>
  );
}
