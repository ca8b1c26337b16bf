import { normalizeEmail } from '@homestead/contract/accounts';
import {
  type ActionFunctionArgs,
  Form,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { accounts } from '#accounts';
import { forgotPasswordRule } from '#accounts/pages';
import { MessageDialog } from '#design';
import {
  EmailField,
  type FormAnswer,
  FormMessages,
  formStyles,
  newFormKey,
  readForm,
  refusedForm,
  SpamGuard,
  SubmitButton,
  useCheckedForm,
} from '#forms';
import { apiContext, rich } from '#platform';
import { accountMeta } from './account-meta.ts';
import { AccountPage } from './account-page.tsx';
import { signInPageMessages } from './messages/sign-in-pages.ts';

export function loader() {
  return { formKey: newFormKey() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const email = normalizeEmail(form.text('email'));
  try {
    const api = context.get(apiContext);
    await accounts.registration.forgetPassword({ email }, { api, ...form.marks() });
    return { email };
  } catch (error) {
    return refusedForm(error, { values: { email } });
  }
}

export const meta: MetaFunction = (page) => accountMeta(signInPageMessages.forgotPassword(), page);

export default function ForgotPasswordPage() {
  const answer = useActionData<typeof action>();
  return answer && 'email' in answer ? (
    <MailSent email={answer.email} />
  ) : (
    <ForgotPasswordForm answer={answer} />
  );
}

function ForgotPasswordForm({ answer }: { answer: FormAnswer | undefined }) {
  const { formKey } = useLoaderData<typeof loader>();
  const { form, problems, isPending } = useCheckedForm(forgotPasswordRule, answer);
  return (
    <AccountPage
      title={signInPageMessages.forgotPassword()}
      lead={signInPageMessages.forgotPasswordLead()}
      foot={
        <p>
          <a href="/login">{signInPageMessages.backToSignIn()}</a>
        </p>
      }
    >
      <Form {...form} className={formStyles.form}>
        <SpamGuard />
        <FormMessages answer={answer} problems={problems} />
        <input type="hidden" name="key" value={formKey} />
        <EmailField problem={problems.email} defaultValue={answer?.values.email} />
        <SubmitButton isPending={isPending}>{signInPageMessages.confirm()}</SubmitButton>
      </Form>
    </AccountPage>
  );
}

/** The same for every address, so it does not reveal who has an account. */
function MailSent({ email }: { email: string }) {
  return (
    <AccountPage title={signInPageMessages.forgotPassword()}>
      <MessageDialog
        title={signInPageMessages.checkEmail()}
        close={{ label: signInPageMessages.close(), href: '/login' }}
      >
        <p>
          {rich(
            signInPageMessages.resetSent({
              address: email,
              email: (text) => <strong>{text}</strong>,
            }),
          )}
        </p>
      </MessageDialog>
    </AccountPage>
  );
}
