import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, siteContext } from '#platform';
import { OfferForm, offerFormIntro, offerFormReceipt, takeOfferForm } from '#transactions/pages';
import { AccountPage } from './account-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const firm = context.get(siteContext).brokerage.name;
  return {
    formKey: crypto.randomUUID(),
    title: `${offerFormIntro().title} | ${firm}`,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeOfferForm(context.get(apiContext), request);
}

/** A form without script has the link in it, so the page sends no referrer and is never cached. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** /offer-form: another agent sends an offer on a listing of ours, by a secret link. */
export default function OfferFormPage() {
  const { formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && 'code' in answer) {
    const { next, ...said } = offerFormReceipt(answer);
    return (
      <AccountPage {...said}>
        <p>{next}</p>
      </AccountPage>
    );
  }
  return (
    <AccountPage {...offerFormIntro()}>
      <OfferForm formKey={formKey} answer={answer} />
    </AccountPage>
  );
}
