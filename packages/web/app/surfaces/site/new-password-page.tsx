import {
  type ActionFunctionArgs,
  Form,
  type MetaFunction,
  redirectDocument,
  useActionData,
} from 'react-router';
import { accounts, noticeCookie } from '#accounts';
import { newPasswordRule } from '#accounts/pages';
import {
  FormMessages,
  type FormRule,
  formAnswer,
  formStyles,
  PasswordField,
  problemsOf,
  readForm,
  readSecretLink,
  refusedForm,
  SecretLinkField,
  SubmitButton,
  secretLinkRule,
  useCheckedForm,
  useSecretLink,
} from '#forms';
import { apiContext, rich } from '#platform';
import { accountMeta } from './account-meta.ts';
import styles from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { signInPageMessages } from './messages/sign-in-pages.ts';

const rule: FormRule = (typed) => ({ ...secretLinkRule(typed), ...newPasswordRule(typed) });

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const values = form.texts('link');
  const fields = problemsOf(rule, form.text.bind(form));
  if (fields) return formAnswer({ fields, values });
  try {
    await accounts.registration.resetPassword(
      { ...readSecretLink(values.link), newPassword: form.text('newPassword') },
      { api: context.get(apiContext) },
    );
  } catch (error) {
    return refusedForm(error, { values });
  }
  return redirectDocument('/login', { headers: { 'set-cookie': noticeCookie('password-reset') } });
}

/** A form without script has the link in it, so the page sends no referrer and is never cached. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}

export const meta: MetaFunction = (page) =>
  accountMeta(signInPageMessages.newPasswordTitle(), page);

/** Sets a password with a secret link. Opening the page doesn't use the link up. */
export default function NewPasswordPage() {
  const answer = useActionData<typeof action>();
  const link = useSecretLink();
  const { form, problems, isPending } = useCheckedForm(rule, answer);
  const { email } = readSecretLink(link ?? '');
  return (
    <AccountPage
      title={signInPageMessages.newPasswordTitle()}
      lead={
        email &&
        rich(
          signInPageMessages.newPasswordFor({
            address: email,
            email: (text) => <strong>{text}</strong>,
          }),
        )
      }
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
        <SecretLinkField link={link} pasted={answer?.values.link} problem={problems.link} />
        {email && <input type="email" autoComplete="username" value={email} hidden readOnly />}
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
