import { formStyles, useFormCheck } from '#forms';
import { type ContactFacts, ContactFields } from './contact-fields.tsx';
import { contactRule } from './contact-rule.ts';

/** The contact form on another page; /contactus takes it. */
export default function ContactIsland(facts: ContactFacts) {
  const { form, problems } = useFormCheck(contactRule, undefined, false);
  return (
    <form {...form} action="/contactus" className={formStyles.form}>
      <ContactFields facts={facts} problems={problems} isPending={false} />
    </form>
  );
}
