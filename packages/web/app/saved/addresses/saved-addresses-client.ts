import type { AnswerOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { formAnswer, refusedForm, type TypedForm } from '#forms';
import type { Api } from '#platform';
import { saved } from '../client.ts';
import { addressMessages } from '../messages/addresses.ts';

type Endpoints = typeof savedEndpoints;

/** The person's saved addresses, and whether travel times are available. */
export type SavedAddresses = AnswerOf<Endpoints['getSavedAddresses']>;

/** The caller's saved addresses. */
export function getSavedAddresses(api: Api, signal?: AbortSignal): Promise<SavedAddresses> {
  return saved.getSavedAddresses({}, { api, signal });
}

/** Handles the forms of the page of saved addresses: save one, or remove one. */
export async function changeSavedAddresses(
  api: Api,
  form: TypedForm,
): Promise<ReturnType<typeof formAnswer>> {
  const values = form.texts('label', 'address');
  try {
    if (form.text('intent') === 'remove') {
      await saved.removeSavedAddress({ addressId: form.text('addressId') }, { api });
      return formAnswer({ done: addressMessages.removed(), values: {} }, { status: 200 });
    }
    const { label: name, address } = await saved.saveAddress(values, { api });
    const done = addressMessages.saved({ name, address });
    return formAnswer({ done, values: {} }, { status: 200 });
  } catch (error) {
    return refusedForm(error, { values });
  }
}
