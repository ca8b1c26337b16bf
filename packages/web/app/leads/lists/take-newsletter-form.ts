import { emailProblem } from '@homestead/contract/accounts';
import { type FormRule, formAnswer, problemsOf, readForm } from '#forms';
import type { Api } from '#platform';
import { leads } from '../client.ts';
import { formOrigin } from '../contact/form-origin.ts';
import { refusedRequest } from '../requests/refused-request.ts';

/** The rule of the newsletter's form. */
export const newsletterRule: FormRule = (typed) => ({ email: emailProblem(typed('email')) });

/**
 * Signs an address up for the newsletter. Returns the address to look at, or what the form shows
 * instead.
 */
export async function takeNewsletterForm(
  api: Api,
  request: Request,
): Promise<{ email: string } | ReturnType<typeof formAnswer>> {
  const form = await readForm(request);
  const values = form.texts('email');
  const fields = problemsOf(newsletterRule, (name) => form.text(name));
  if (fields) return formAnswer({ fields, values });
  try {
    const { page, language } = formOrigin(request, {});
    await leads.subscribe({ ...values, page, language }, { api, ...form.marks() });
    return values;
  } catch (error) {
    return refusedRequest(error, values);
  }
}
