import {
  accountPaths,
  normaliseEmail,
  type registrationEndpoints,
} from '@homestead/contract/accounts';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import {
  FormMessages,
  FormNote,
  formAnswer,
  formStyles,
  newPasswordRule,
  noticeCookie,
  PasswordField,
  problemsOf,
  readForm,
  refusedForm,
  SubmitButton,
  useCheckedForm,
} from '#accounts';
import { apiContext, callApi } from '#platform';
import { accountMeta } from './account-meta.ts';
import styles from './account-page.module.css';
import { AccountPage } from './account-page.tsx';

/** The mailed link's e-mail and token; looking at the page uses nothing up. */
function linkOf(request: Request): { email: string; token: string } {
  const { searchParams } = new URL(request.url);
  return {
    email: normaliseEmail(searchParams.get('email') ?? ''),
    token: searchParams.get('token') ?? '',
  };
}

/** The token stays in the address and is not written into the page. */
export function loader({ request }: LoaderFunctionArgs) {
  const { email, token } = linkOf(request);
  return { email, isWhole: email !== '' && token !== '' };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const values = {};
  const fields = problemsOf(newPasswordRule, form.text.bind(form));
  if (fields) return formAnswer({ fields, values });
  try {
    await callApi<typeof registrationEndpoints.resetPassword>(context.get(apiContext), {
      method: 'POST',
      path: accountPaths.resetPassword,
      body: { ...linkOf(request), newPassword: form.text('newPassword') },
    });
  } catch (error) {
    return refusedForm(error, { values });
  }
  return redirectDocument('/login', { headers: { 'set-cookie': noticeCookie('password-reset') } });
}

/** The address holds the token: no other page is told it, and nothing keeps the page. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}

export const meta: MetaFunction = (page) => accountMeta('Create new password', page);

export default function NewPasswordPage() {
  const { email, isWhole } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { form, problems, isPending } = useCheckedForm(newPasswordRule, answer);
  if (!isWhole) return <LinkNotWhole />;
  return (
    <AccountPage
      title="Create new password"
      lead={
        <>
          For <strong>{email}</strong>
        </>
      }
      foot={
        <p className={styles.line}>
          Is the link too old? <a href="/forgotpassword">Ask for a new one</a>
        </p>
      }
    >
      <Form {...form} className={formStyles.form}>
        <FormMessages answer={answer} />
        <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField
          name="newPassword"
          label="Password"
          autoComplete="new-password"
          hint="At least 6 characters, with a lowercase and an uppercase letter and a number."
          problem={problems.newPassword}
        />
        <PasswordField
          name="confirm_password"
          label="Confirm password"
          autoComplete="new-password"
          problem={problems.confirm_password}
        />
        <SubmitButton isPending={isPending}>Confirm</SubmitButton>
      </Form>
    </AccountPage>
  );
}

function LinkNotWhole() {
  return (
    <AccountPage title="Create new password">
      <FormNote>
        This link is not whole. Open it from the mail once more, or ask for a new one.
      </FormNote>
      <p>
        <a href="/forgotpassword" className="button">
          Ask for a new link
        </a>
      </p>
    </AccountPage>
  );
}
