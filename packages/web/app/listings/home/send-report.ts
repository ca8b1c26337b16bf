import { type listingEndpoints, listingPaths } from '@homestead/contract/listings';
import { type FormAnswer, refusedForm, type TypedForm } from '#accounts';
import { type Api, callApi } from '#platform';

/**
 * Sends what was typed into "This looks wrong". Answers the sentence that thanks, or what the form
 * is told.
 */
export async function sendReport(
  api: Api,
  mlsNumber: string,
  form: TypedForm,
): Promise<{ thanks: string } | ReturnType<typeof refusedForm>> {
  const values = form.texts('about', 'message', 'email');
  try {
    const { message } = await callApi<(typeof listingEndpoints)['reportListing']>(api, {
      method: 'POST',
      path: listingPaths.reportListing,
      body: { ListingId: mlsNumber, ...values },
      idempotencyKey: form.text('key') || undefined,
    });
    return { thanks: message };
  } catch (error) {
    return refusedForm(error, { values });
  }
}

/** What the form's own page and its dialog get back. */
export type ReportAnswer = { thanks: string } | FormAnswer;
