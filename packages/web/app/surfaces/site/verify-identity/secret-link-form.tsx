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

/** What a secret link is for. */
export type LinkPurpose = 'verify' | 'email-change' | 'email-undo' | 'identity-link';

const texts: Record<LinkPurpose, Record<'title' | 'lead' | 'button', () => string>> = {
  verify: {
    title: signInPageMessages.confirmEmailTitle,
    lead: signInPageMessages.confirmEmailLead,
    button: signInPageMessages.confirmEmail,
  },
  'email-change': {
    title: signInPageMessages.confirmNewEmailTitle,
    lead: signInPageMessages.confirmNewEmailLead,
    button: signInPageMessages.confirmNewEmail,
  },
  'email-undo': {
    title: signInPageMessages.undoEmailTitle,
    lead: signInPageMessages.undoEmailLead,
    button: signInPageMessages.undoEmail,
  },
  'identity-link': {
    title: signInPageMessages.linkIdentityTitle,
    lead: signInPageMessages.linkIdentityLead,
    button: signInPageMessages.linkIdentity,
  },
};

/** A link from an email. It takes a button to use it, since mail scanners open links too. */
export function SecretLinkForm({
  purpose,
  answer,
}: {
  purpose: LinkPurpose;
  answer: FormAnswer | undefined;
}) {
  const link = useSecretLink();
  const { form, problems, isPending } = useCheckedForm(secretLinkRule, answer);
  const { title, lead, button } = texts[purpose];
  return (
    <AccountPage
      title={title()}
      lead={lead()}
      foot={
        purpose === 'verify' && (
          <p className={styles.line}>
            {rich(
              signInPageMessages.confirmExpired({
                link: (text) => <a href="/verifyidentity">{text}</a>,
              }),
            )}
          </p>
        )
      }
    >
      <Form {...form} className={formStyles.form}>
        <FormMessages answer={answer} problems={problems} />
        <input type="hidden" name="intent" value="link" />
        <SecretLinkField link={link} pasted={answer?.values.link} problem={problems.link} />
        <SubmitButton isPending={isPending}>{button()}</SubmitButton>
      </Form>
    </AccountPage>
  );
}
