import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { usePerson } from '#accounts';
import { KeptDraft, readForm } from '#forms';
import { listingHref } from '#listings';
import { loadReport, ReportForm, sendReport } from '#listings/pages';
import { apiContext, rich, siteContext } from '#platform';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';

export async function loader(args: LoaderFunctionArgs) {
  return {
    ...(await loadReport(args)),
    title: `${pageMessages.reportTitle()} | ${args.context.get(siteContext).brokerage.name}`,
  };
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
  const owner = usePerson()?.id ?? '';
  const back = listingHref(mlsNumber);
  if (answer && 'thanks' in answer) {
    return (
      <AccountPage title={pageMessages.reportSent()} lead={answer.thanks}>
        <KeptDraft name={['report', mlsNumber].join(' ')} owner={owner} sent />
        <a href={back} className="button" data-look="primary">
          {pageMessages.backToHome()}
        </a>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={pageMessages.reportTitle()}
      lead={rich(
        pageMessages.reportLead({ address: place, home: (text) => <a href={back}>{text}</a> }),
      )}
    >
      <ReportForm mlsNumber={mlsNumber} formKey={formKey} answer={answer} />
    </AccountPage>
  );
}
