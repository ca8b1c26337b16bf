import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { type FormAnswer, formStyles, readForm, useCheckedForm } from '#accounts';
import {
  findListing,
  listingHref,
  ReportFields,
  reportChoices,
  reportRule,
  sendReport,
} from '#listings';
import { apiContext, siteContext } from '#platform';
import { AccountPage } from './account-page.tsx';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const mlsNumber = params.listingId ?? '';
  const listing = await findListing(ask, mlsNumber);
  if (!listing) throw redirect(listingHref(mlsNumber));
  const place = [listing.street, listing.city].filter(Boolean).join(', ');
  return data({
    mlsNumber: listing.mlsNumber,
    place: place || `MLS ${listing.mlsNumber}`,
    title: `Something looks wrong | ${context.get(siteContext).brokerage.name}`,
    formKey: crypto.randomUUID(),
  });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return sendReport(context.get(apiContext), params.listingId ?? '', form);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function ReportPage() {
  const { mlsNumber, place, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = listingHref(mlsNumber);
  if (answer && 'thanks' in answer) {
    return (
      <AccountPage title="Sent" lead={answer.thanks}>
        <a href={back} className="button" data-look="primary">
          Back to the home
        </a>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Something looks wrong?"
      lead={
        <>
          Tell the broker what is not right about <a href={back}>{place}</a>.
        </>
      }
    >
      <ReportForm formKey={formKey} answer={answer} />
    </AccountPage>
  );
}

function ReportForm({ formKey, answer }: { formKey: string; answer: FormAnswer | undefined }) {
  const { form, problems, isPending } = useCheckedForm(reportRule, answer);
  return (
    <Form {...form} className={formStyles.form}>
      <ReportFields
        formKey={formKey}
        subjects={reportChoices}
        problems={problems}
        answer={answer}
        isPending={isPending}
      />
    </Form>
  );
}
