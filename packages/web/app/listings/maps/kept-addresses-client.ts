import { type listingEndpoints, listingPaths } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type FormAnswer, formAnswer, refusedForm, type TypedForm } from '#accounts';
import { type Api, callApi } from '#platform';

type Endpoints = typeof listingEndpoints;

/** The addresses that the person keeps, and whether travel times can be had. */
export type KeptAddresses = AnswerOf<Endpoints['getKeptAddresses']>;

/** What the caller keeps. */
export function getKeptAddresses(api: Api, signal?: AbortSignal): Promise<KeptAddresses> {
  return callApi<Endpoints['getKeptAddresses']>(api, {
    method: 'GET',
    path: listingPaths.keptAddresses,
    signal,
  });
}

/** Carries out what the page of kept addresses sends: keep one, or keep one no longer. */
export async function changeKeptAddresses(
  api: Api,
  form: TypedForm,
): Promise<ReturnType<typeof formAnswer>> {
  const values = form.texts('label', 'address');
  try {
    if (form.text('intent') === 'remove') {
      await callApi<Endpoints['removeKeptAddress']>(api, {
        method: 'POST',
        path: listingPaths.removeKeptAddress,
        body: { addressid: form.text('addressid') },
      });
      return formAnswer({ done: 'The address is no longer kept.', values: {} }, { status: 200 });
    }
    const kept = await callApi<Endpoints['keepAddress']>(api, {
      method: 'POST',
      path: listingPaths.keepAddress,
      body: values,
    });
    const done = `${kept.label} is kept: ${kept.address}.`;
    return formAnswer({ done, values: {} }, { status: 200 });
  } catch (error) {
    return refusedForm(error, { values });
  }
}

export type KeptAddressesAnswer = FormAnswer;
