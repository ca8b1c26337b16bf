import { leadRoles, normalizeEmail } from '@homestead/contract/accounts';
import type { ReactNode } from 'react';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { accounts } from '#accounts';
import { pendingEmail, registrationRule } from '#accounts/pages';
import { MessageDialog } from '#design';
import {
  EmailField,
  FieldProblem,
  FormMessages,
  formAnswer,
  formStyles,
  newFormKey,
  PasswordField,
  problemsOf,
  readForm,
  refusedForm,
  SpamGuard,
  SubmitButton,
  TextField,
  tiedTo,
  useCheckedForm,
} from '#forms';
import { apiContext, rich, visitOrigin } from '#platform';
import { accountMeta } from './account-meta.ts';
import styles from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { frameMessages } from './messages/frame.ts';
import { signInPageMessages } from './messages/sign-in-pages.ts';

/** What the form calls each goal. */
const goals = {
  Buyer: signInPageMessages.goalBuy,
  Seller: signInPageMessages.goalSell,
  'Buyer/Seller': signInPageMessages.goalBoth,
};

export function loader({ request }: LoaderFunctionArgs) {
  return {
    formKey: newFormKey(),
    email: pendingEmail.readPendingEmail(request.headers.get('cookie')),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const text = form.text.bind(form);
  const email = normalizeEmail(text('email'));
  const goal = leadRoles.find((role) => role === text('leadRole')) ?? 'Buyer';
  const values = {
    ...form.texts('first_name', 'last_name', 'agreeTermAndCondition'),
    email,
    leadRole: goal,
  };
  const fields = problemsOf(registrationRule, text);
  if (fields) return formAnswer({ fields, message: signInPageMessages.emailNeeded(), values });
  try {
    await accounts.registration.createUser(
      {
        first_name: text('first_name'),
        last_name: text('last_name'),
        email,
        password: text('password'),
        leadRole: goal,
        agreeTermAndCondition: true,
        ...visitOrigin(request),
      },
      { api: context.get(apiContext), ...form.marks() },
    );
  } catch (error) {
    return refusedForm(error, { values });
  }
  const headers = { 'set-cookie': pendingEmail.pendingEmailCookie(email) };
  return data({ email }, { headers });
}

export const meta: MetaFunction = (page) =>
  accountMeta(signInPageMessages.createAccountTitle(), page);

export default function RegisterPage() {
  const answer = useActionData<typeof action>();
  if (answer && 'email' in answer) return <AccountCreated email={answer.email} />;
  return <RegisterForm answer={answer} />;
}

function RegisterForm({ answer }: { answer: Parameters<typeof FormMessages>[0]['answer'] }) {
  const { formKey, email } = useLoaderData<typeof loader>();
  const { form, problems, isPending } = useCheckedForm(registrationRule, answer);
  const typed = answer?.values ?? {};
  return (
    <AccountPage
      title={signInPageMessages.createAccountTitle()}
      foot={
        <p className={styles.line}>
          {rich(signInPageMessages.haveAccount({ link: (text) => <a href="/login">{text}</a> }))}
        </p>
      }
    >
      <Form {...form} className={formStyles.form}>
        <SpamGuard />
        <FormMessages answer={answer} problems={problems} />
        <input type="hidden" name="key" value={formKey} />
        <fieldset className={formStyles.choices}>
          <legend className={formStyles.legend}>{signInPageMessages.goal()}</legend>
          <div>
            {leadRoles.map((role) => (
              <label key={role} className={formStyles.choice}>
                <input
                  type="radio"
                  name="leadRole"
                  value={role}
                  defaultChecked={role === (typed.leadRole ?? 'Buyer')}
                />
                {goals[role]()}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={formStyles.pair}>
          <TextField
            name="first_name"
            label={signInPageMessages.firstName()}
            autoComplete="given-name"
            maxLength={60}
            problem={problems.first_name}
            defaultValue={typed.first_name}
          />
          <TextField
            name="last_name"
            label={signInPageMessages.lastName()}
            autoComplete="family-name"
            maxLength={60}
            problem={problems.last_name}
            defaultValue={typed.last_name}
          />
        </div>
        <EmailField problem={problems.email} defaultValue={typed.email ?? email} />
        <PasswordField
          name="password"
          label={signInPageMessages.password()}
          autoComplete="new-password"
          hint={signInPageMessages.passwordHint()}
          problem={problems.password}
        />
        <PasswordField
          name="confirm_password"
          label={signInPageMessages.confirmPassword()}
          autoComplete="new-password"
          problem={problems.confirm_password}
        />
        <TermsTick
          isTicked={Boolean(typed.agreeTermAndCondition)}
          problem={problems.agreeTermAndCondition}
        />
        <SubmitButton isPending={isPending}>{signInPageMessages.createAccount()}</SubmitButton>
      </Form>
    </AccountPage>
  );
}

function TermsTick({ isTicked, problem }: { isTicked: boolean; problem: string | undefined }) {
  return (
    <div className={formStyles.field}>
      <label className={formStyles.tick}>
        <input
          {...tiedTo({ id: 'agreeTermAndCondition', problem })}
          type="checkbox"
          name="agreeTermAndCondition"
          value="yes"
          required
          defaultChecked={isTicked}
        />
        <span>{signInPageMessages.agreeToTerms()}</span>
      </label>
      <FieldProblem id="agreeTermAndCondition" problem={problem} />
      <p>
        {rich(
          signInPageMessages.readTexts({
            terms: (text) => <TextLink href="/termsofuse">{text}</TextLink>,
            privacy: (text) => <TextLink href="/privacypolicy">{text}</TextLink>,
          }),
        )}
      </p>
    </div>
  );
}

/** In a new tab, so that what was typed stays. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} <span className="unseen">{frameMessages.newTab()}</span>
    </a>
  );
}

function AccountCreated({ email }: { email: string }) {
  return (
    <AccountPage title={signInPageMessages.createAccountTitle()}>
      <MessageDialog
        title={signInPageMessages.accountCreated()}
        close={{ label: signInPageMessages.done(), href: '/login' }}
      >
        <p>
          {rich(
            signInPageMessages.confirmationSent({
              address: email,
              email: (text) => <strong>{text}</strong>,
            }),
          )}
        </p>
        <p className={styles.line}>
          {rich(
            signInPageMessages.enterCode({ link: (text) => <a href="/verifyidentity">{text}</a> }),
          )}
        </p>
      </MessageDialog>
    </AccountPage>
  );
}
