import { formAnswer, problemsOf, readForm, refusedForm } from '#forms';
import type { Api } from '#platform';
import { leads } from '../client.ts';
import { consentFieldNames } from './consent-fields.ts';
import { contactRule } from './contact-rule.ts';
import { formOrigin } from './form-origin.ts';

/**
 * Sends the contact form of a page, to an agent whose slug is given. Returns that it was stored, or
 * what the form shows instead; what was typed stays. The same key never stores twice.
 */
export async function takeContactForm(
  api: Api,
  request: Request,
  agent?: string,
): Promise<{ sent: true } | ReturnType<typeof formAnswer>> {
  const form = await readForm(request);
  const contact = form.texts('first_name', 'last_name', 'email', 'phone', 'message');
  const values = { ...contact, ...form.texts(...consentFieldNames) };
  const fields = problemsOf(contactRule, (name) => form.text(name));
  if (fields) return formAnswer({ fields, values });
  try {
    const origin = formOrigin(request, values);
    await leads.saveContact(
      { ...contact, ...origin, ...(agent && { agent }) },
      { api, ...form.marks() },
    );
    return { sent: true };
  } catch (error) {
    return refusedForm(error, { values });
  }
}
