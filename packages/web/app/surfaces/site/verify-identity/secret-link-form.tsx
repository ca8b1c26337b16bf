import { Form } from 'react-router';
import {
  type FormAnswer,
  FormMessages,
  formStyles,
  SecretLinkField,
  SubmitButton,
  secretLinkRule,
  useCheckedForm,
  useSecretLink,
} from '#forms';
import { rich } from '#platform';
import styles from '../account-page.module.css';
import { AccountPage } from '../account-page.tsx';
import { signInPageMessages } from '../messages/sign-in-pages.ts';
import type { LinkPurpose, LinkTexts } from './link-texts.ts';

/** A link from an email. It takes a button to use it, since mail scanners open links too. */
export function SecretLinkForm({
  purpose,
  texts,
  answer,
}: {
  purpose: LinkPurpose;
  texts: LinkTexts;
  answer: FormAnswer | undefined;
}) {
  const link = useSecretLink();
  const { form, problems, isPending } = useCheckedForm(secretLinkRule, answer);
  const { title, lead, button } = texts;
  return (
    <AccountPage title={title} lead={lead} foot={purpose === 'verify' && <ExpiredLink />}>
      <Form {...form} className={formStyles.form}>
        <FormMessages answer={answer} problems={problems} />
        <input type="hidden" name="intent" value="link" />
        <SecretLinkField link={link} pasted={answer?.values.link} problem={problems.link} />
        <SubmitButton isPending={isPending}>{button}</SubmitButton>
      </Form>
    </AccountPage>
  );
}

/** Where to get a new code for a registration. */
export function ExpiredLink() {
  return (
    <p className={styles.line}>
      {rich(
        signInPageMessages.confirmExpired({
          link: (text) => <a href="/verifyidentity">{text}</a>,
        }),
      )}
    </p>
  );
}
