import { type CallTime, callTimes } from '@homestead/contract/leads';
import { formAnswer, problemsOf, readForm } from '#forms';
import type { Api } from '#platform';
import { leads } from '../client.ts';
import { consentFieldNames } from '../contact/consent-fields.ts';
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
  const { call_time, ...given } = form.texts(...names);
  const values = { call_time, ...given, ...form.texts(...consentFieldNames) };
  const fields = problemsOf(homeValueRule, (name) => form.text(name));
  if (fields) return formAnswer({ fields, values });
  const callTime: CallTime = callTimes.find((one) => one === call_time) ?? 'any';
  try {
    const origin = formOrigin(request, values);
    const asked = { ...given, callTime, ...origin };
    const { message } = await leads.requestHomeValue(asked, { api, ...form.marks() });
    return { message };
  } catch (error) {
    return refusedRequest(error, values);
  }
}
