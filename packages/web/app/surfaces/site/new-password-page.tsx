import { normalizeEmail } from '@homestead/contract/accounts';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { accounts, noticeCookie } from '#accounts';
import { newPasswordRule } from '#accounts/pages';
import {
  FormMessages,
  FormNote,
  formAnswer,
  formStyles,
  PasswordField,
  problemsOf,
  readForm,
  refusedForm,
  SubmitButton,
  useCheckedForm,
} from '#forms';
import { apiContext, rich } from '#platform';
import { accountMeta } from './account-meta.ts';
import styles from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { signInPageMessages } from './messages/sign-in-pages.ts';

/** The email address and token of the link; opening the page doesn't use it up. */
function linkOf(request: Request): { email: string; token: string } {
  const { searchParams } = new URL(request.url);
  return {
    email: normalizeEmail(searchParams.get('email') ?? ''),
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
    await accounts.registration.resetPassword(
      { ...linkOf(request), newPassword: form.text('newPassword') },
      { api: context.get(apiContext) },
    );
  } catch (error) {
    return refusedForm(error, { values });
  }
  return redirectDocument('/login', { headers: { 'set-cookie': noticeCookie('password-reset') } });
}

/** The address contains the token, so the page sends no referrer and is never cached. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}

export const meta: MetaFunction = (page) =>
  accountMeta(signInPageMessages.newPasswordTitle(), page);

export default function NewPasswordPage() {
  const { email, isWhole } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { form, problems, isPending } = useCheckedForm(newPasswordRule, answer);
  if (!isWhole) return <LinkNotWhole />;
  return (
    <AccountPage
      title={signInPageMessages.newPasswordTitle()}
      lead={rich(
        signInPageMessages.newPasswordFor({
          address: email,
          email: (text) => <strong>{text}</strong>,
        }),
      )}
      foot={
        <p className={styles.line}>
          {rich(
            signInPageMessages.resetExpired({
              link: (text) => <a href="/forgotpassword">{text}</a>,
            }),
          )}
        </p>
      }
    >
      <Form {...form} className={formStyles.form}>
        <FormMessages answer={answer} problems={problems} />
        <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField
          name="newPassword"
          label={signInPageMessages.password()}
          autoComplete="new-password"
          hint={signInPageMessages.passwordHint()}
          problem={problems.newPassword}
        />
        <PasswordField
          name="confirm_password"
          label={signInPageMessages.confirmPassword()}
          autoComplete="new-password"
          problem={problems.confirm_password}
        />
        <SubmitButton isPending={isPending}>{signInPageMessages.confirm()}</SubmitButton>
      </Form>
    </AccountPage>
  );
}

function LinkNotWhole() {
  return (
    <AccountPage title={signInPageMessages.newPasswordTitle()}>
      <FormNote>{signInPageMessages.resetIncomplete()}</FormNote>
      <p>
        <a href="/forgotpassword" className="button">
          {signInPageMessages.requestLink()}
        </a>
      </p>
    </AccountPage>
  );
}
