import { type CallTime, callTimes } from '@homestead/contract/leads';
import { formAnswer, problemsOf, readForm } from '#forms';
import type { Api } from '#platform';
import { leads } from '../client.ts';
import { formOrigin } from '../contact/form-origin.ts';
import type { SentRequest } from '../lists/take-app-list-form.ts';
import { refusedRequest } from '../requests/refused-request.ts';
import { homeValueRule } from './home-value-rule.ts';

const names = [
  'street',
  'city',
  'zip',
  'call_time',
  'message',
  'user_name',
  'email',
  'phone',
  'text_consent',
] as const;

/**
 * Sends the home-value form. Returns what to say, or what the form shows instead; what was typed
 * stays. The same key never stores twice.
 */
export async function takeHomeValueForm(
  api: Api,
  request: Request,
): Promise<SentRequest | ReturnType<typeof formAnswer>> {
  const form = await readForm(request);
  const values = form.texts(...names);
  const fields = problemsOf(homeValueRule, (name) => form.text(name));
  if (fields) return formAnswer({ fields, values });
  const { call_time, text_consent, ...given } = values;
  const callTime: CallTime = callTimes.find((one) => one === call_time) ?? 'any';
  try {
    const origin = formOrigin(request, text_consent);
    const asked = { ...given, callTime, ...origin };
    const { message } = await leads.requestHomeValue(asked, { api, ...form.marks() });
    return { message };
  } catch (error) {
    return refusedRequest(error, values);
  }
}
