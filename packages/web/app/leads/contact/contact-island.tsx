import { type FormAnswer, formStyles, useFormCheck } from '#forms';
import { type ContactFacts, ContactFields } from './contact-fields.tsx';
import { contactRule } from './contact-rule.ts';
import { ContactThanks } from './contact-thanks.tsx';

export interface ContactIslandProps {
  facts: ContactFacts;
  /** The page that takes it, when it isn’t /contactus. */
  action?: string;
  /** What the page answered to the form. */
  refused?: FormAnswer;
  /** Where the thanks lead, once it was sent. */
  sentFrom?: string;
}

/** The contact form on another page. */
export default function ContactIsland({ facts, action, refused, sentFrom }: ContactIslandProps) {
  const { form, problems } = useFormCheck(contactRule, refused, false);
  return (
    <>
      {sentFrom && <ContactThanks href={sentFrom} />}
      <form {...form} action={action ?? '/contactus'} className={formStyles.form}>
        <ContactFields
          facts={facts}
          sent={sentFrom !== undefined && facts}
          refused={refused}
          problems={problems}
          isPending={false}
        />
      </form>
    </>
  );
}
