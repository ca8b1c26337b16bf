import { accountPaths, normaliseEmail, type signInEndpoints } from '@homestead/contract/accounts';
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
import {
  EmailField,
  FormMessages,
  findPerson,
  findProviders,
  forgetWantedPage,
  formStyles,
  IdentityButtons,
  PasskeyButton,
  PasswordField,
  pageAfterSignIn,
  pendingEmailCookie,
  readForm,
  redirectSignedIn,
  refusedForm,
  SubmitButton,
  signInRule,
  useCheckedForm,
} from '#accounts';
import { ApiError, apiContext, callApi, siteContext } from '#platform';
import { accountMeta } from './account-meta.ts';
import styles from './account-page.module.css';
import { AccountPage } from './account-page.tsx';

/** Whoever is signed in goes on to the page they wanted, or where their role lands (decision 1). */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const person = await findPerson(args);
  if (person) {
    const origin = context.get(siteContext).publicUrl;
    const page = pageAfterSignIn(person, { cookies: request.headers.get('cookie'), origin });
    throw redirect(page, { headers: { 'set-cookie': forgetWantedPage } });
  }
  return { providers: await findProviders(context.get(apiContext)) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const email = normaliseEmail(form.text('email'));
  try {
    const answer = await callApi<typeof signInEndpoints.logIn>(context.get(apiContext), {
      method: 'POST',
      path: accountPaths.logIn,
      body: { email, password: form.text('password') },
    });
    return answer.statusCode === 'two-step'
      ? redirectDocument('/verifyidentity')
      : redirectSignedIn(request, context.get(siteContext).publicUrl, answer.data);
  } catch (error) {
    const code = error instanceof ApiError ? error.problem.code : null;
    if (code === 'verify-identity') {
      return redirectDocument('/verifyidentity', {
        headers: { 'set-cookie': pendingEmailCookie(email) },
      });
    }
    const isUnknown = code === 'no-user-found';
    return refusedForm(error, {
      values: { email },
      ...(isUnknown && { message: null, toast: 'Please Enter valid credentials' }),
    });
  }
}

/** The popup of an identity provider stays within reach, so that its closing can be told. */
export function headers() {
  return { 'cross-origin-opener-policy': 'same-origin-allow-popups' };
}

export const meta: MetaFunction = (page) => accountMeta('Sign in', page);

export default function LoginPage() {
  const { providers } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { form, problems, isPending } = useCheckedForm(signInRule, answer);
  return (
    <AccountPage
      title="Sign in"
      foot={
        <p className={styles.line}>
          New here? <a href="/register">Sign up here</a>
        </p>
      }
    >
      <Form {...form} className={formStyles.form}>
        <FormMessages answer={answer} />
        <EmailField problem={problems.email} defaultValue={answer?.values.email} />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          problem={problems.password}
        />
        <p className={styles.inline}>
          <a href="/forgotpassword">Forgot Password ?</a>
        </p>
        <SubmitButton isPending={isPending}>Sign in</SubmitButton>
      </Form>
      <div className={formStyles.other}>
        {providers.length > 0 && <p className={formStyles.or}>or</p>}
        <IdentityButtons providers={providers} />
        <PasskeyButton />
      </div>
    </AccountPage>
  );
}
