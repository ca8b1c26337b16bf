import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#platform';
import {
  ClientOfferView,
  OpenClientOffer,
  openSentOffer,
  takeClientOffer,
} from '#transactions/pages';
import { accountMeta } from './account-meta.ts';
import { pageMessages } from './messages/pages.ts';
import styles from './offer-page.module.css';

/** Who signed in opens what they were sent by an address without its secret link. */
export const loader = (args: LoaderFunctionArgs) => openSentOffer(args);

export async function action({ context, request }: ActionFunctionArgs) {
  return takeClientOffer(context.get(apiContext), request);
}

/** A form without script has the link in it, so the page sends no referrer and is never cached. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}

export const meta: MetaFunction = (page) => accountMeta(pageMessages.clientOfferTitle(), page);

/** /offer: a client’s offer, by the link in an email. */
export default function ClientOfferPage() {
  const opened = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? opened ?? undefined;
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      {answer?.offer ? (
        <ClientOfferView offer={answer.offer} answer={answer} />
      ) : (
        <OpenClientOffer answer={answer} />
      )}
    </main>
  );
}
