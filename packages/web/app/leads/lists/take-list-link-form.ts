import type { SubscriberState } from '@homestead/contract/leads';
import {
  formAnswer,
  problemsOf,
  readForm,
  readSecretLink,
  refusedForm,
  secretLinkRule,
} from '#forms';
import type { Api } from '#platform';
import { leads } from '../client.ts';

/** What the link in an email of a list is for. */
export type ListLinkUse = 'confirm' | 'stop';

/** Confirms a sign-up or leaves a list, with the link of its form. */
export async function takeListLinkForm(
  api: Api,
  request: Request,
  use: ListLinkUse,
): Promise<{ state: SubscriberState } | ReturnType<typeof formAnswer>> {
  const form = await readForm(request);
  const values = form.texts('link');
  const fields = problemsOf(secretLinkRule, (name) => form.text(name));
  if (fields) return formAnswer({ fields, values });
  const call = use === 'confirm' ? leads.confirmSubscription : leads.stopSubscription;
  try {
    const { state } = await call({}, { api, linkKey: readSecretLink(values.link).token });
    return { state };
  } catch (error) {
    return refusedForm(error, { values });
  }
}
