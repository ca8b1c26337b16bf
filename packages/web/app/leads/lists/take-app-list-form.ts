import { formAnswer, problemsOf, readForm } from '#forms';
import type { Api } from '#platform';
import { leads } from '../client.ts';
import { consentFieldNames } from '../contact/consent-fields.ts';
import { formOrigin } from '../contact/form-origin.ts';
import { refusedRequest } from '../requests/refused-request.ts';
import { requesterRule } from '../requests/requester-rule.ts';

/** What the form says once it was stored. */
export interface SentRequest {
  message: string;
}

/**
 * Puts someone on the app's list. Returns what to say, or what the form shows instead; what was
 * typed stays. The same key never counts twice.
 */
export async function takeAppListForm(
  api: Api,
  request: Request,
): Promise<SentRequest | ReturnType<typeof formAnswer>> {
  const form = await readForm(request);
  const requester = form.texts('user_name', 'email', 'phone');
  const values = { ...requester, ...form.texts(...consentFieldNames) };
  const fields = problemsOf(requesterRule, (name) => form.text(name));
  if (fields) return formAnswer({ fields, values });
  try {
    const origin = formOrigin(request, values);
    const { message } = await leads.joinAppList(
      { ...requester, ...origin },
      { api, ...form.marks() },
    );
    return { message };
  } catch (error) {
    return refusedRequest(error, values);
  }
}
