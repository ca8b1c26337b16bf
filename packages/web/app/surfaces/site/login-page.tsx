import { normalizeEmail } from '@homestead/contract/accounts';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { accounts, findPerson } from '#accounts';
import {
  findProviders,
  forgetWantedPage,
  IdentityButtons,
  PasskeyButton,
  pageAfterSignIn,
  pendingEmail,
  redirectSignedIn,
  signInRule,
  stayingNotice,
} from '#accounts/pages';
import {
  EmailField,
  FormMessages,
  FormNote,
  formStyles,
  PasswordField,
  readForm,
  refusedForm,
  SubmitButton,
  useCheckedForm,
} from '#forms';
import { ApiError, apiContext, rich, siteContext } from '#platform';
import { accountMeta } from './account-meta.ts';
import styles from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { signInPageMessages } from './messages/sign-in-pages.ts';

/**
 * People who are signed in go on to the page they wanted, or to the start page of their role.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const person = await findPerson(args);
  if (person) {
    const origin = context.get(siteContext).publicUrl;
    const page = pageAfterSignIn(person, { cookies: request.headers.get('cookie'), origin });
    throw redirect(page, { headers: { 'set-cookie': forgetWantedPage } });
  }
  const cookies = request.headers.get('cookie');
  return {
    providers: await findProviders(context.get(apiContext)),
    notice: stayingNotice(cookies),
    email: pendingEmail.readPendingEmail(cookies),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const email = normalizeEmail(form.text('email'));
  try {
    const answer = await accounts.signIn.logIn(
      { email, password: form.text('password') },
      { api: context.get(apiContext) },
    );
    return answer.statusCode === 'two-step'
      ? redirectDocument('/verifyidentity')
      : redirectSignedIn(request, context.get(siteContext).publicUrl, answer.data);
  } catch (error) {
    const code = error instanceof ApiError ? error.problem.code : null;
    if (code === 'verify-identity') {
      return redirectDocument('/verifyidentity', {
        headers: { 'set-cookie': pendingEmail.pendingEmailCookie(email) },
      });
    }
    const isUnknown = code === 'no-user-found';
    return refusedForm(error, {
      values: { email },
      ...(isUnknown && { message: null, toast: signInPageMessages.wrongCredentials() }),
    });
  }
}

/** Keeps access to an identity provider's popup, so we can see when it closes. */
export function headers() {
  return { 'cross-origin-opener-policy': 'same-origin-allow-popups' };
}

export const meta: MetaFunction = (page) => accountMeta(signInPageMessages.signIn(), page);

export default function LoginPage() {
  const { providers, notice, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { form, problems, isPending } = useCheckedForm(signInRule, answer);
  return (
    <AccountPage
      title={signInPageMessages.signIn()}
      foot={
        <p className={styles.line}>
          {rich(signInPageMessages.newHere({ link: (text) => <a href="/register">{text}</a> }))}
        </p>
      }
    >
      <Form {...form} className={formStyles.form}>
        {notice && !answer && <FormNote>{notice}</FormNote>}
        <FormMessages answer={answer} problems={problems} />
        <EmailField problem={problems.email} defaultValue={answer?.values.email ?? email} />
        <PasswordField
          name="password"
          label={signInPageMessages.password()}
          autoComplete="current-password"
          problem={problems.password}
        />
        <p className={styles.inline}>
          <a href="/forgotpassword">{signInPageMessages.forgotPasswordLink()}</a>
        </p>
        <SubmitButton isPending={isPending}>{signInPageMessages.signIn()}</SubmitButton>
      </Form>
      <div className={formStyles.other}>
        {providers.length > 0 && <p className={formStyles.or}>{signInPageMessages.or()}</p>}
        <IdentityButtons providers={providers} />
        <PasskeyButton />
      </div>
    </AccountPage>
  );
}
