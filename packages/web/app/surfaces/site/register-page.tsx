import {
  accountPaths,
  leadRoles,
  normaliseEmail,
  type registrationEndpoints,
} from '@homestead/contract/accounts';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type MetaFunction,
  useActionData,
} from 'react-router';
import {
  EmailField,
  FormMessages,
  formAnswer,
  formStyles,
  PasswordField,
  pendingEmailCookie,
  problemsOf,
  readForm,
  refusedForm,
  registrationRule,
  SubmitButton,
  TextField,
  useCheckedForm,
} from '#accounts';
import { MessageDialog } from '#design';
import { apiContext, callApi } from '#platform';
import { accountMeta } from './account-meta.ts';
import styles from './account-page.module.css';
import { AccountPage } from './account-page.tsx';

/** What the form calls each goal (spec 1 section 2). */
const goals = { Buyer: 'Looking to Buy', Seller: 'Ready to Sell', 'Buyer/Seller': 'Buy & Sell' };

const REFUSED = 'Please create an account using a new email.';

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const text = form.text.bind(form);
  const email = normaliseEmail(text('email'));
  const goal = leadRoles.find((role) => role === text('leadRole')) ?? 'Buyer';
  const values = {
    ...form.texts('first_name', 'last_name', 'agreeTermAndCondition'),
    email,
    leadRole: goal,
  };
  const fields = problemsOf(registrationRule, text);
  if (fields) return formAnswer({ fields, message: REFUSED, values });
  try {
    await callApi<typeof registrationEndpoints.createUser>(context.get(apiContext), {
      method: 'POST',
      path: accountPaths.createUser,
      body: {
        first_name: text('first_name'),
        last_name: text('last_name'),
        email,
        password: text('password'),
        leadRole: goal,
        agreeTermAndCondition: true,
      },
    });
  } catch (error) {
    return refusedForm(error, { values });
  }
  const headers = { 'set-cookie': pendingEmailCookie(email) };
  return data({ email }, { headers });
}

export const meta: MetaFunction = (page) => accountMeta('Create new account', page);

export default function RegisterPage() {
  const answer = useActionData<typeof action>();
  if (answer && 'email' in answer) return <AccountCreated email={answer.email} />;
  return <RegisterForm answer={answer} />;
}

function RegisterForm({ answer }: { answer: Parameters<typeof FormMessages>[0]['answer'] }) {
  const { form, problems, isPending } = useCheckedForm(registrationRule, answer);
  const typed = answer?.values ?? {};
  return (
    <AccountPage
      title="Create new account"
      foot={
        <p className={styles.line}>
          Have an account? <a href="/login">Sign in</a>
        </p>
      }
    >
      <Form {...form} className={formStyles.form}>
        <FormMessages answer={answer} />
        <fieldset className={formStyles.choices}>
          <legend className={formStyles.legend}>What is your goal?</legend>
          <div>
            {leadRoles.map((role) => (
              <label key={role} className={formStyles.choice}>
                <input
                  type="radio"
                  name="leadRole"
                  value={role}
                  defaultChecked={role === (typed.leadRole ?? 'Buyer')}
                />
                {goals[role]}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={formStyles.pair}>
          <TextField
            name="first_name"
            label="First Name"
            autoComplete="given-name"
            maxLength={60}
            problem={problems.first_name}
            defaultValue={typed.first_name}
          />
          <TextField
            name="last_name"
            label="Last Name"
            autoComplete="family-name"
            maxLength={60}
            problem={problems.last_name}
            defaultValue={typed.last_name}
          />
        </div>
        <EmailField problem={problems.email} defaultValue={typed.email} />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint="At least 6 characters, with a lowercase and an uppercase letter and a number."
          problem={problems.password}
        />
        <PasswordField
          name="confirm_password"
          label="Confirm password"
          autoComplete="new-password"
          problem={problems.confirm_password}
        />
        <TermsTick
          isTicked={Boolean(typed.agreeTermAndCondition)}
          problem={problems.agreeTermAndCondition}
        />
        <SubmitButton isPending={isPending}>Create account</SubmitButton>
      </Form>
    </AccountPage>
  );
}

function TermsTick({ isTicked, problem }: { isTicked: boolean; problem: string | undefined }) {
  return (
    <div className={formStyles.field}>
      <label className={formStyles.tick}>
        <input
          type="checkbox"
          name="agreeTermAndCondition"
          value="yes"
          required
          defaultChecked={isTicked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && 'terms-problem'}
        />
        <span>I agree with the terms and conditions</span>
      </label>
      {problem && (
        <p id="terms-problem" className={formStyles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

function AccountCreated({ email }: { email: string }) {
  return (
    <AccountPage title="Create new account">
      <MessageDialog title="Account created" close={{ label: 'Done', href: '/login' }}>
        <p>
          We have sent a mail to <strong>{email}</strong>. Confirm your address with the link in it
          before you sign in; until then the account can’t be used.
        </p>
        <p className={styles.line}>
          Would you rather type its code? <a href="/verifyidentity">Enter the code</a>
        </p>
      </MessageDialog>
    </AccountPage>
  );
}
