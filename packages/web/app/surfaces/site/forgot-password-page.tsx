import {
  accountPaths,
  normaliseEmail,
  type registrationEndpoints,
} from '@homestead/contract/accounts';
import { type ActionFunctionArgs, Form, type MetaFunction, useActionData } from 'react-router';
import {
  EmailField,
  type FormAnswer,
  FormMessages,
  forgotPasswordRule,
  formStyles,
  readForm,
  refusedForm,
  SubmitButton,
  useCheckedForm,
} from '#accounts';
import { MessageDialog } from '#design';
import { apiContext, callApi } from '#platform';
import { accountMeta } from './account-meta.ts';
import { AccountPage } from './account-page.tsx';

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const email = normaliseEmail(form.text('email'));
  try {
    await callApi<typeof registrationEndpoints.forgetPassword>(context.get(apiContext), {
      method: 'POST',
      path: accountPaths.forgetPassword,
      body: { email },
    });
    return { email };
  } catch (error) {
    return refusedForm(error, { values: { email } });
  }
}

export const meta: MetaFunction = (page) => accountMeta('Forgot password', page);

export default function ForgotPasswordPage() {
  const answer = useActionData<typeof action>();
  return answer && 'email' in answer ? (
    <MailSent email={answer.email} />
  ) : (
    <ForgotPasswordForm answer={answer} />
  );
}

function ForgotPasswordForm({ answer }: { answer: FormAnswer | undefined }) {
  const { form, problems, isPending } = useCheckedForm(forgotPasswordRule, answer);
  return (
    <AccountPage
      title="Forgot password"
      lead="Tell us your email address and we send you a link for a new password."
      foot={
        <p>
          <a href="/login">Back to sign in</a>
        </p>
      }
    >
      <Form {...form} className={formStyles.form}>
        <FormMessages answer={answer} />
        <EmailField problem={problems.email} defaultValue={answer?.values.email} />
        <SubmitButton isPending={isPending}>Confirm</SubmitButton>
      </Form>
    </AccountPage>
  );
}

/** The same for every address: it tells nobody who has an account (decision 4). */
function MailSent({ email }: { email: string }) {
  return (
    <AccountPage title="Forgot password">
      <MessageDialog title="Check your email" close={{ label: 'Close', href: '/login' }}>
        <p>
          If there is an account for <strong>{email}</strong>, a link for a new password is on its
          way. It works for 30 minutes.
        </p>
      </MessageDialog>
    </AccountPage>
  );
}
