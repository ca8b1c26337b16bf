import { Form } from 'react-router';
import { type FormAnswer, FormMessages, formStyles, SubmitButton, useCheckedForm } from '#accounts';
import styles from '../account-page.module.css';
import { AccountPage } from '../account-page.tsx';

/** What a mailed link is for. */
export type LinkPurpose = 'verify' | 'email-change' | 'email-undo';

const texts: Record<LinkPurpose, { title: string; lead: string; button: string }> = {
  verify: {
    title: 'Confirm your email',
    lead: 'One more step: confirm that this mailbox is yours, and your account is ready.',
    button: 'Confirm my email',
  },
  'email-change': {
    title: 'Confirm your new email',
    lead: 'Once it is confirmed, you sign in with the address that this mail was sent to.',
    button: 'Confirm my new email',
  },
  'email-undo': {
    title: 'Take back the change of your email',
    lead: 'Your address becomes what it was, all devices are signed out, and you set a new password.',
    button: 'Take the change back',
  },
};

/** A link from a mail: a button uses it, since programs open links to look at them. */
export function MailedLink({
  purpose,
  answer,
}: {
  purpose: LinkPurpose;
  answer: FormAnswer | undefined;
}) {
  const { form, isPending } = useCheckedForm(() => ({}), answer);
  const { title, lead, button } = texts[purpose];
  return (
    <AccountPage
      title={title}
      lead={lead}
      foot={
        purpose === 'verify' && (
          <p className={styles.line}>
            Is the link too old? <a href="/verifyidentity">Ask for a new code</a>
          </p>
        )
      }
    >
      <Form {...form} className={formStyles.form}>
        <FormMessages answer={answer} />
        <input type="hidden" name="intent" value="link" />
        <SubmitButton isPending={isPending}>{button}</SubmitButton>
      </Form>
    </AccountPage>
  );
}
