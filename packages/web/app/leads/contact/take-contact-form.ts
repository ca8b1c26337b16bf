import type { leadEndpoints } from '@homestead/contract/leads';
import type { InputOf } from '@homestead/contract/platform';
import { formAnswer, problemsOf, refusedForm, type TypedForm } from '#forms';
import type { Api } from '#platform';
import { leads } from '../client.ts';
import { contactRule } from './contact-rule.ts';

const campaignNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/**
 * Sends the contact form of a page. Returns that it was stored, or what the form shows instead;
 * what was typed stays. The same key never stores twice.
 */
export async function takeContactForm(
  api: Api,
  form: TypedForm,
  page: URL,
): Promise<{ sent: true } | ReturnType<typeof formAnswer>> {
  const contact = form.texts('first_name', 'last_name', 'email', 'phone', 'message');
  const values = { ...contact, text_consent: form.text('text_consent') };
  const fields = problemsOf(contactRule, (name) => form.text(name));
  if (fields) return formAnswer({ fields, values });
  try {
    await leads.saveContact(
      {
        ...contact,
        page: page.pathname.slice(0, 300),
        campaign: campaignOf(page),
        textConsent: values.text_consent === 'on',
      },
      { api, ...form.marks() },
    );
    return { sent: true };
  } catch (error) {
    return refusedForm(error, { values });
  }
}

type Campaign = NonNullable<InputOf<typeof leadEndpoints.saveContact>['campaign']>;

/** The campaign parameters of a page's address: `utm_source` and so on. */
function campaignOf({ searchParams }: URL): Campaign {
  return Object.fromEntries(
    campaignNames.flatMap((name) => {
      const value = searchParams
        .get(`utm_${name}`)
        ?.replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 120);
      return value ? [[name, value]] : [];
    }),
  );
}
