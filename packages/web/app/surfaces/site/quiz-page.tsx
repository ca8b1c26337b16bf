import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { findTourPerson } from '#leads';
import { QuizForm, takeQuizForm } from '#leads/pages';
import { apiContext, siteContext } from '#platform';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';
import { addressMeta } from './page-meta.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { brokerage, publicUrl } = args.context.get(siteContext);
  return {
    formKey: crypto.randomUUID(),
    known: await findTourPerson(args),
    title: `${pageMessages.quizTitle()} | ${brokerage.name}`,
    address: addressMeta(publicUrl, '/quiz'),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeQuizForm(context.get(apiContext), request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  ...(loaderData?.address ?? []),
];

/** /quiz: the quiz that matches people with an agent. */
export default function QuizPage() {
  const { formKey, known } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountPage title={pageMessages.quizTitle()} lead={pageMessages.quizLead()}>
      <QuizForm formKey={formKey} known={known} answer={answer} />
    </AccountPage>
  );
}
