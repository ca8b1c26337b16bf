import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { QuizForm, takeQuizForm } from '#leads/pages';
import { apiContext } from '#platform';
import { AccountPage } from './account-page.tsx';
import { loadFormPage } from './load-form-page.ts';
import { pageMessages } from './messages/pages.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadFormPage(args, {
    title: pageMessages.quizTitle(),
    path: '/quiz',
    describe: pageMessages.quizLead,
  });
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
